// cspell:ignoreRegExp /[\u0600-\u06FF]+/g
import type { AuthResponse, MediaFile, Site } from '@rostra/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendForm } from '../../../testing/staff/send-form.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => site.close());

const change = (changes: Record<string, unknown>, version = 0) =>
  site.send(
    'PUT',
    '/api/studio/settings',
    Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, { value, version }])),
    { token: owner.jwt },
  );
const described = async () => (await site.send<Site>('GET', '/api/site')).body;
const icon = (name: string) => site.app.inject({ url: `/${name}` });

/** The colour in the middle of an icon, and in its corner. */
async function coloursOf(name: string) {
  const { rawPayload } = await icon(name);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + info.channels)];
  };
  return { side: info.width, corner: at(0, 0), middle: at(info.width / 2, info.height / 2) };
}

async function upload(bytes: Uint8Array, filename: string): Promise<MediaFile> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), filename);
  form.append('fileInfo', JSON.stringify({ alternativeText: 'The word Union' }));
  const { status, body } = await sendForm(site.app, '/api/upload', {
    form,
    token: owner.jwt,
  });
  expect([status, body]).toMatchObject([201, [{ url: expect.anything() }]]);
  return (body as [MediaFile])[0];
}
const logoOf = ({ url, width, height }: MediaFile) => ({ src: url, width, height });

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" onload="x"><rect width="400" height="100" fill="${colour}"/></svg>`,
  );

describe('the icons of a site', () => {
  it('are our drawing while the site has the name of the starter organisation, in its colour', async () => {
    const { icons, emblem } = await described();
    expect(emblem).toBe('drawn');
    const svg = await icon('favicon.svg');
    expect(svg.body).toContain('fill="#0f4c45"');
    expect(svg.headers['content-security-policy']).toContain('sandbox');
    expect((await coloursOf('apple-touch-icon.png')).corner.slice(0, 3)).toEqual([15, 76, 69]);
    await change({ look: { accent: 'cobalt' } });
    expect((await described()).icons).not.toBe(icons);
    expect((await icon('favicon.svg')).body).not.toContain('#0f4c45');
  });

  it('are the first letter of a name of its own, without our emblem', async () => {
    await change({ name: 'The Riverside Union', look: { accent: 'cobalt' } });
    const { emblem, icons } = await described();
    expect(emblem).toBeUndefined();
    const svg = (await icon('favicon.svg')).body;
    expect(svg).not.toContain('M7 18.5');
    expect(svg).toContain('data:image/png');
    expect(await coloursOf('icon-512.png')).toMatchObject({ side: 512 });
    await change({ name: 'Riverside' }, 1);
    expect((await described()).icons).toBe(icons);
    await change({ emblem: 'drawn' });
    expect((await described()).emblem).toBe('drawn');
  });

  it.each([['اتحاد ضفاف النهر'], ['🌍 Earth'], ['…']])(
    'can be made of any name: %s',
    async (name) => {
      await change({ name });
      for (const file of ['favicon.ico', 'favicon.svg', 'icon-192.png']) {
        expect((await icon(file)).statusCode).toBe(200);
      }
    },
  );

  it('are made from the logo, and from the icon if there is one', async () => {
    const logo = await upload(drawing('#ff0000'), 'logo.svg');
    expect([logo.mime, logo.width, logo.height]).toEqual(['image/svg+xml', 1_000, 250]);
    const served = await site.app.inject({ url: logo.url });
    expect(served.body).not.toContain('onload');
    expect(served.headers['content-security-policy']).toContain('sandbox');
    await change({ logo: logoOf(logo) });
    expect(await described()).toMatchObject({ emblem: 'logo', logo: { src: logo.url } });
    const { corner, middle } = await coloursOf('apple-touch-icon.png');
    expect([corner.slice(0, 3), middle.slice(0, 3)]).toEqual([
      [250, 248, 243],
      [255, 0, 0],
    ]);
    const png = await sharp({
      create: { width: 600, height: 600, channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer();
    await change({ icon: logoOf(await upload(png, 'icon.png')) });
    expect((await coloursOf('icon-192.png')).middle).toEqual([0, 0, 255, 255]);
  });

  it('are pictures in mails, whose programs show no drawings', async () => {
    await change({ logo: logoOf(await upload(drawing('#ff0000'), 'logo.svg')) });
    await site.deliver();
    await site.send('POST', '/api/auth/forgot-password', { email: owner.user.email });
    const [mail] = await site.deliver();
    expect(mail?.html).toContain('/logo.png" width="160" height="40"');
    const { rawPayload, headers } = await icon('logo.png');
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 160 });
  });

  it('have a logo for the dark theme only beside the other one', async () => {
    const dark = logoOf(await upload(drawing('#ffffff'), 'dark.svg'));
    await change({ darkLogo: dark });
    expect((await described()).darkLogo).toBeUndefined();
    await change({ logo: dark });
    expect((await described()).darkLogo).toEqual(dark);
  });

  it('are kept by browsers for as long as they are the same', async () => {
    const { icons } = await described();
    const response = (url: string, headers = {}) => site.app.inject({ url, headers });
    expect((await response(`/favicon.ico?v=${icons}`)).headers['cache-control']).toContain(
      'immutable',
    );
    const plain = await response('/favicon.ico');
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    const again = await response('/favicon.ico', { 'if-none-match': plain.headers.etag });
    expect(again.statusCode).toBe(304);
    const missing = await response(`/logo.png?v=${icons}`, { 'if-none-match': `"${icons}"` });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(missing.headers.etag).toBeUndefined();
  });

  it('are others after the file of the logo was replaced', async () => {
    const logo = await upload(drawing('#ff0000'), 'logo.svg');
    await change({ logo: logoOf(logo) });
    const { icons } = await described();
    const { etag } = (await icon('favicon.ico')).headers;
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(drawing('#0000ff'))]), 'new.svg');
    const url = `/api/studio/media/${logo.id}/file`;
    const replaced = await sendForm(site.app, url, { form, token: owner.jwt });
    expect(replaced.status).toBe(200);
    await change({});
    const now = await described();
    expect(now.logo).toEqual(logoOf(replaced.body.data));
    expect(now.icons).not.toBe(icons);
    expect((await icon('favicon.ico')).headers.etag).not.toBe(etag);
    expect((await coloursOf('apple-touch-icon.png')).middle.slice(0, 3)).toEqual([0, 0, 255]);
  });

  it('cannot be deleted from the library while they are used', async () => {
    const file = await upload(drawing('#00ff00'), 'icon.svg');
    await change({ icon: logoOf(file) });
    const { status } = await site.send('DELETE', `/api/studio/media/${file.id}`, undefined, {
      token: owner.jwt,
    });
    expect(status).toBe(409);
  });
});

it('a drawing that is no drawing is refused in words, and too large ones', async () => {
  const send = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), 'logo.svg');
    form.append('fileInfo', JSON.stringify({ alternativeText: 'x' }));
    const { status, body } = await sendForm(site.app, '/api/upload', {
      form,
      token: owner.jwt,
    });
    return [status, JSON.stringify(body)];
  };
  expect(await send(Buffer.from('<svg><path'))).toEqual([
    400,
    expect.stringContaining('plain SVG'),
  ]);
  expect(await send(Buffer.from(`<svg>${' '.repeat(110_000)}</svg>`))).toEqual([
    413,
    expect.stringContaining('100'),
  ]);
});
