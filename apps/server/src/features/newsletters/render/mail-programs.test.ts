import { caniemail } from 'caniemail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyBlock } from './testing/every-block.ts';
import { openRenderApp, post, type RenderApp } from './testing/render-app.ts';

let app: RenderApp;
beforeAll(async () => {
  app = await openRenderApp();
});
afterAll(() => app.close());

/** What a mail looks right without, and why it has it anyway. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  'color-scheme CSS property': 'dark theme of Apple Mail; others stay light or choose colours',
  'color-scheme meta tag': 'the same',
  '@media': 'dark theme, and less space on small screens',
  '<style> element': 'holds only what is listed here',
  'target attribute': 'mail programs open links in a browser anyway',
  '<body> element': 'replaced by a div; the tables inside have all colours',
  'border-radius': 'corners are square in Outlook',
  'display:none': 'the preview text has no height, so it is not seen',
  opacity: 'the same',
  overflow: 'the same',
  'max-height property': 'the same',
  'white-space': 'Outlook keeps the lines of code because of the element',
  outline: 'pictures have no border',
  'role attribute': 'tables that arrange others are announced as tables',
  'word-break': 'a long line of code makes the mail wider',
};

describe('Gmail, Outlook and Apple Mail', () => {
  it.each(['en', 'ar'])('support all that a text with every block needs (%s)', async (language) => {
    const body = everyBlock;
    const { html } = await app.mail({ language, body, entry: { ...post, access: 'premium' } });
    const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
    const unsupported = [...issues.errors].flatMap(([client, found]) =>
      found.map(({ title }) => `${title}: ${client}`),
    );
    const isExpected = (line: string) =>
      Object.keys(ENHANCEMENTS).some((title) => line.startsWith(`${title}: `));
    expect(unsupported.filter((line) => !isExpected(line))).toEqual([]);
    // A list that is longer than needed would hide new problems.
    const found = new Set(unsupported.map((line) => line.slice(0, line.lastIndexOf(': '))));
    expect(Object.keys(ENHANCEMENTS).filter((title) => !found.has(title))).toEqual([]);
  });

  it('get no scripts, forms, frames, players, or styles from elsewhere', async () => {
    const { html } = await app.mail({ body: everyBlock, entry: post });
    expect(html).not.toMatch(/<(script|form|input|iframe|video|audio|link|object|svg|details)\b/i);
    expect(html).not.toMatch(/@import|@font-face|url\(/);
  });

  it('get absolute addresses, and a size and a description with each picture', async () => {
    const { html } = await app.mail({ body: everyBlock, entry: post });
    for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^https?:\/\//);
    }
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) {
      expect(picture).toMatch(/alt="[^"]+"/);
      expect(picture).toMatch(/width="\d+"/);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });
});
