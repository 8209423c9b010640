/** What a provider shows for an address. */
export interface Embed {
  readonly provider: string;
  readonly kind: 'video' | 'audio' | 'map';
  /** The page of the provider that is made for frames. */
  readonly frameUrl: string;
}

type Provider = (url: URL) => Embed | undefined;

const youTube: Provider = ({ hostname, pathname, searchParams }) => {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const isPlayer = ['shorts', 'live', 'embed'].includes(first);
  const ids: Record<string, string | null> = {
    'youtu.be': first,
    'youtube.com': isPlayer ? second : first === 'watch' ? searchParams.get('v') : null,
  };
  const id = ids[host];
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const frameUrl = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;
  return { provider: 'YouTube', kind: 'video', frameUrl };
};

/** `90`, `90s` or `1m30s`. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

const vimeo: Provider = ({ hostname, pathname }) => {
  if (!/^(?:www\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, key] = /^\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const secret = key === undefined ? '' : `&h=${key}`;
  const frameUrl = `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret}`;
  return { provider: 'Vimeo', kind: 'video', frameUrl };
};

const spotify: Provider = ({ hostname, pathname }) => {
  const [, what] =
    /^\/(?:intl-\w+\/)?((?:track|album|playlist|episode|show|artist)\/[\dA-Za-z]{10,40})\/?$/.exec(
      pathname,
    ) ?? [];
  if (hostname !== 'open.spotify.com' || what === undefined) return undefined;
  const frameUrl = `https://open.spotify.com/embed/${what}`;
  return { provider: 'Spotify', kind: 'audio', frameUrl };
};

const FRAME_PIXELS = { width: 720, height: 405 };

const openStreetMap: Provider = ({ hostname, hash, searchParams }) => {
  const [, zoom, latitude, longitude] =
    /^#map=(\d{1,2})\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)$/.exec(hash) ?? [];
  if (!/^(?:www\.)?openstreetmap\.org$/.test(hostname) || zoom === undefined) return undefined;
  // A tile of 256 pixels is the whole world at zoom 0; towards the poles its height shrinks.
  const degrees = 360 / 2 ** Number(zoom) / 256 / 2;
  const [lat, lon] = [Number(latitude), Number(longitude)];
  const x = degrees * FRAME_PIXELS.width;
  const y = degrees * FRAME_PIXELS.height * Math.cos((lat * Math.PI) / 180);
  const corners = [lon - x, lat - y, lon + x, lat + y].map((value) => value.toFixed(5));
  const marker = [searchParams.get('mlat'), searchParams.get('mlon')].map(Number);
  const query = new URLSearchParams({ bbox: corners.join(','), layer: 'mapnik' });
  if (searchParams.has('mlat') && marker.every(Number.isFinite)) query.set('marker', marker.join());
  const frameUrl = `https://www.openstreetmap.org/export/embed.html?${query}`;
  return { provider: 'OpenStreetMap', kind: 'map', frameUrl };
};

const providers = [youTube, vimeo, spotify, openStreetMap];

/** Undefined for addresses that are only links. */
export function findEmbed(address: string): Embed | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  for (const provider of providers) {
    const embed = provider(url);
    if (embed) return embed;
  }
  return undefined;
}
