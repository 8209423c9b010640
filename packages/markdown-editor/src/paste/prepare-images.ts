/** Smaller ones count readers; nobody sees them. */
const MIN_SIDE = 2;

export interface PreparedImages {
  /** How many cannot be read. */
  readonly lost: number;
  /** Those that were within the text, by the addresses that they have now. */
  readonly files: ReadonlyMap<string, File>;
}

/**
 * Pictures of other sites stay until they are copied, those within the text become files with an address of this page,
 * because a text with a picture in it would be too long, and those on the disk of the writer go.
 */
export function prepareImages(body: HTMLElement): PreparedImages {
  let lost = 0;
  const files = new Map<string, File>();
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src')?.trim() ?? '';
    const file = /^data:/i.test(src) ? readData(src) : undefined;
    const address = file ? URL.createObjectURL(file) : addressOf(src);
    if (isCounter(image)) image.remove();
    else if (address !== undefined) {
      image.setAttribute('src', address);
      if (file) files.set(address, file);
    } else {
      image.remove();
      lost += 1;
    }
  }
  return { lost, files };
}

function addressOf(src: string): string | undefined {
  const given = src.startsWith('//') ? `https:${src}` : src;
  const url = /^(?:https?:|\/)/i.test(given) ? URL.parse(given, location.href) : null;
  if (!url) return undefined;
  // Copied from a page of this site.
  return url.host === location.host ? url.pathname : url.href;
}

function readData(src: string): File | undefined {
  const [, type = '', encoded = ''] =
    /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(src) ?? [];
  if (encoded === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new File([bytes], 'picture', { type });
  } catch {
    return undefined;
  }
}

const isCounter = (image: HTMLImageElement): boolean =>
  [image.getAttribute('width'), image.getAttribute('height')].some(
    (size) => size !== null && Number.parseInt(size, 10) < MIN_SIDE,
  );
