import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseXml, type XmlElement } from '../../../testing/parse-xml.ts';
import { documentTask, EVERYTHING, PAGE_URL } from '../testing/document-task.ts';
import { makeDocument } from './make-document.ts';

const house = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer();

const make = (body: string, more = {}) =>
  makeDocument(documentTask(body, { format: 'epub', ...more }));

const flatten = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(flatten),
];

/** The elements of all XML files. Throws if one is not well-formed. */
function readEpub(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const xml = Object.entries(files).filter(([name]) => /\.(xhtml|opf|xml)$/.test(name));
  const elements = new Map(
    xml.map(([name, content]) => [name, flatten(parseXml(strFromU8(content)))]),
  );
  const of = (file: string, name: string) =>
    (elements.get(`EPUB/${file}`) ?? []).filter((element) => element.name === name);
  const idsOf = (file: string) =>
    (elements.get(`EPUB/${file}`) ?? []).flatMap(({ attributes }) => attributes.id ?? []);
  return {
    names: Object.keys(files),
    text: strFromU8(files['EPUB/text.xhtml'] ?? new Uint8Array()),
    of,
    idsOf,
  };
}

describe('an EPUB', () => {
  it('begins with its type, which is not compressed', async () => {
    const bytes = Buffer.from(await make('Text.'));
    expect(bytes.readUInt16LE(8)).toBe(0);
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  });

  it('lists all its files, and no others', async () => {
    const pictures = new Map([['/uploads/house.png', await house()]]);
    const { names, of } = readEpub(await make(EVERYTHING, { pictures }));
    const listed = of('package.opf', 'item').map(({ attributes }) => `EPUB/${attributes.href}`);
    const own = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf'];
    expect(names.toSorted()).toEqual([...own, ...listed].toSorted());
    const ids = of('package.opf', 'item').map(({ attributes }) => attributes.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of of('package.opf', 'itemref')) {
      expect(ids).toContain(attributes.idref);
    }
  });

  it('says what it is', async () => {
    const { of, text } = readEpub(await make('Text.'));
    const value = (name: string) => of('package.opf', name)[0]?.text;
    expect(value('dc:identifier')).toBe(PAGE_URL);
    expect(value('dc:title')).toBe('Homes for all · Edition 3');
    expect(value('dc:language')).toBe('en');
    expect(value('dc:publisher')).toBe('Plumbline Assembly');
    expect(value('dc:date')).toBe('2026-11-17T10:00:00Z');
    for (const part of ['Edition 3', 'Published 17', 'The census counted', PAGE_URL]) {
      expect(text).toContain(part);
    }
  });

  it('has no link that leads nowhere, and no id twice', async () => {
    const pictures = new Map([['/uploads/house.png', await house()]]);
    const { of, idsOf, names } = readEpub(await make(EVERYTHING, { pictures }));
    const ids = idsOf('text.xhtml');
    expect(new Set(ids).size).toBe(ids.length);
    const hrefs = ['text.xhtml', 'contents.xhtml'].flatMap((file) =>
      of(file, 'a').map(({ attributes }) => attributes.href ?? ''),
    );
    const inner = hrefs.filter((href) => !href.startsWith('https:'));
    expect(inner.length).toBeGreaterThan(8);
    for (const href of inner) {
      const [file, id] = href.split('#');
      expect(['', 'text.xhtml']).toContain(file);
      if (id !== undefined) expect(ids).toContain(id);
    }
    const images = of('text.xhtml', 'img');
    expect(images.map(({ attributes }) => attributes.alt)).toEqual(['A house in the rain']);
    for (const { attributes } of images) expect(names).toContain(`EPUB/${attributes.src}`);
  });

  it('has contents, headings in order, tables with headers and notes with their way back', async () => {
    const { of, text } = readEpub(await make(EVERYTHING));
    const contents = of('contents.xhtml', 'a').map((link) => link.text);
    expect(contents.slice(0, 6)).toEqual([
      'Homes for all',
      'What we propose',
      'First section',
      'Subsection',
      'Numbers',
      'Footnotes',
    ]);
    expect(of('text.xhtml', 'h1').map((heading) => heading.text)).toEqual(['Homes for all']);
    expect(of('text.xhtml', 'h3').map((heading) => heading.text)).toEqual(['Subsection']);
    expect(of('text.xhtml', 'th').map(({ attributes }) => attributes.scope)).toEqual([
      'col',
      'col',
    ]);
    expect(text.match(/<li id="note-/g)).toHaveLength(3);
    expect(text).toContain('A lost picture');
  });

  it('contains no markup of the text and no forbidden characters', async () => {
    const body =
      '<script>alert(1)</script> a\u0000\u0007\ufffeb \ud83c "quotes" & <b>x</b> ]]>\n\n🎉 & [x](javascript:alert)';
    const { text, of } = readEpub(await make(body, { title: '</title><script>\u0001' }));
    expect(text).not.toContain('<script');
    expect(text).not.toContain('javascript:');
    expect(text).toContain('🎉 &amp; x');
    expect(of('text.xhtml', 'title')[0]?.text).toBe('</title><script>');
  });

  it('runs from right to left in Arabic', async () => {
    const { of } = readEpub(await make('نص', { language: 'ar', direction: 'rtl' }));
    expect(of('package.opf', 'spine')[0]?.attributes['page-progression-direction']).toBe('rtl');
    expect(of('text.xhtml', 'html')[0]?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('has the same bytes each time', async () => {
    expect(Buffer.compare(await make(EVERYTHING), await make(EVERYTHING))).toBe(0);
  });
});

describe('blocks', () => {
  it('are boxes, paragraphs and links', async () => {
    const { text } = readEpub(
      await make(
        ':::tip[Early]\nCome *soon*.\n:::\n\n:::toggle[Why?]\nBecause.\n:::\n\n:::pullquote[Ada]\nNo delay.\n:::\n\n::button[Join]{to=/join}',
      ),
    );
    expect(text).toContain(
      '<div class="box"><p><strong>Tip: </strong><strong>Early</strong></p>\n<p>Come <em>soon</em>.</p></div>',
    );
    expect(text).toContain('<p><strong>Why?</strong></p>\n<p>Because.</p>');
    expect(text).toContain('<blockquote><p>No delay.</p></blockquote>\n<p>Ada</p>');
    expect(text).toContain('<p><a href="https://plumbline.example/join">Join</a></p>');
  });
});

it('has charts as drawings without scripts or styles', async () => {
  const table = '| Year | Homes |\n| --- | --- |\n| 2024 | 1,200 |\n| 2025 | 1,500 |';
  const bytes = await make(`:::chart[Homes]{unit="<&>\u0007"}\n${table}\n:::`);
  const { names, of, text } = readEpub(bytes);
  expect(names).toContain('EPUB/drawing-1.svg');
  expect(text).toContain('<img src="drawing-1.svg" alt=": Homes"/>');
  expect(of('text.xhtml', 'td').map(({ text: cell }) => cell)).toContain('1,200');
  const drawing = strFromU8(unzipSync(bytes)['EPUB/drawing-1.svg'] ?? new Uint8Array());
  const elements = flatten(parseXml(drawing));
  expect(elements[0]?.attributes.xmlns).toBe('http://www.w3.org/2000/svg');
  expect(elements.some(({ name }) => name === 'path')).toBe(true);
  expect(drawing).not.toMatch(/class=|style=|<script/);
});
