import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf/read-pdf.ts';
import { documentTask, EVERYTHING, PAGE_URL } from '../testing/document-task.ts';
import { makeDocument } from './make-document.ts';

const house = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer();

const withHouse = async () => ({ pictures: new Map([['/uploads/house.png', await house()]]) });

const pdfOf = async (body: string, more = {}) =>
  readPdf(await makeDocument(documentTask(body, more)));

describe('a PDF', () => {
  it('is tagged, and has a language, a title, an author and bookmarks', async () => {
    const { info, outline, roles } = await pdfOf(EVERYTHING, await withHouse());
    expect(info).toMatchObject({
      Title: 'Homes for all',
      Author: 'Plumbline Assembly',
      Language: 'en',
    });
    expect(outline).toEqual([
      ['What we propose', []],
      ['First section', ['Subsection']],
      ['Numbers', []],
    ]);
    expect(roles).toEqual(
      expect.arrayContaining(
        [
          'H1',
          'H2',
          'P',
          'L',
          'LI',
          'BlockQuote',
          'Code',
          'Table',
          'TH',
          'TD',
          'Figure',
          'Link',
          'Note',
        ].map((name) => expect.stringMatching(name)),
      ),
    );
  });

  it('says what it is on its first page and at the foot of each page', async () => {
    const { pages } = await pdfOf(EVERYTHING);
    for (const text of [
      'Plumbline Assembly',
      'Homes for all',
      'Edition 3',
      'Published 17',
      'The census',
    ]) {
      expect(pages[0]).toContain(text);
    }
    for (const page of pages) expect(page).toContain(PAGE_URL);
  });

  it('describes its pictures, and shows the description of a missing one', async () => {
    const { alternatives, text } = await pdfOf(EVERYTHING, await withHouse());
    expect(alternatives).toEqual(['A house in the rain']);
    expect(text).toContain('Our house');
    expect(text).toContain('A lost picture');
  });

  it('has the text in the order of reading, each note once', async () => {
    const { text } = await pdfOf(EVERYTHING);
    const order = [
      'An introduction',
      'First section',
      'one',
      'A quotation',
      'Subsection',
      'Amount',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.split('A note with a')).toHaveLength(2);
    expect(text.split('The third.')).toHaveLength(2);
  });

  it('links to other sites, to pages of the site and within the text', async () => {
    const { links } = await pdfOf(EVERYTHING);
    expect(links).toEqual(
      expect.arrayContaining([
        'https://example.org/a?b=1&c=2',
        'https://plumbline.example/blog',
        'https://example.net/',
        PAGE_URL,
      ]),
    );
  });

  it('has the same bytes each time', async () => {
    const task = documentTask(EVERYTHING, await withHouse());
    const [first, second] = [await makeDocument(task), await makeDocument(task)];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('shows the syntax of the typesetter as text', async () => {
    const hostile = '#panic("x") #set page(width: 1pt) $x^2$ #read("/main.typ") @label <label> \\#';
    const { text } = await pdfOf(hostile, {
      title: '#panic("title") = x',
      keyPoints: ['#eval("1")'],
    });
    for (const part of ['#panic("x")', '#read("/main.typ")', '#panic("title")', '#eval("1")']) {
      expect(text).toContain(part);
    }
  });

  it('survives HTML, control characters, half characters, emoji and deep nesting', async () => {
    const body = `<script>alert(1)</script> a\u0000\u0007b \ud83c c 🎉 你好 \u202e\n\n${'> '.repeat(25)}deep\n\n${'*a **b '.repeat(20)}`;
    const { text } = await pdfOf(body, { title: 'T\u0000\ud800' });
    expect(text).toContain('deep');
    expect(text).toContain('Some characters cannot be shown here.');
    expect(text).not.toContain('alert(1)');
  });

  it('sets Arabic from right to left, and Greek and Cyrillic without a remark', async () => {
    const more = { language: 'ar', direction: 'rtl', title: 'السكن للجميع' };
    const { info, text } = await pdfOf('نص عربي مع Ελλάδα و Україна.', more);
    expect(info).toMatchObject({ Language: 'ar' });
    expect(text).toContain('Україна');
    expect(text).not.toContain('Some characters');
  });

  it('survives an empty footnote, and links to headings that are not shown', async () => {
    const body = 'A note[^1] and [below](#gone).\n\n## ![](/uploads/gone.png)\n\n## [^1]\n\n[^1]:';
    const { text } = await pdfOf(body);
    expect(text).toContain('A note');
    expect(text).toContain('below');
  });

  it('can be empty but for its title', async () => {
    const more = { summary: null, reason: null, keyPoints: [] };
    const { text } = await pdfOf('', more);
    expect(text).toContain('Homes for all');
  });
});

it('has blocks in the order of the text, and the links of buttons', async () => {
  const { text, links } = await pdfOf(
    'Start.\n\n:::tip[Early]\nCome soon.[^1]\n:::\n\n:::toggle[Why?]\nBecause.\n:::\n\n::button[Join]{to=/join}\n\n[^1]: A note.',
  );
  const places = ['Start.', 'Tip: Early', 'Come soon.', 'Why?', 'Because.', 'Join'].map((part) =>
    text.indexOf(part),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain('A note.');
  expect(links).toContain('https://plumbline.example/join');
});

it('draws charts above their tables, with the letters of any script', async () => {
  const table = '| السنة | Ελλάδα |\n| --- | --- |\n| 2024 | 1,200 |\n| 2025 | 1,500 |';
  const { text, alternatives } = await pdfOf(
    `:::chart[Homes <&>]{unit="homes <&>" source=Census}\n${table}\n:::`,
  );
  expect(alternatives).toEqual([': Homes <&>']);
  // The first is a label of the drawing, the second a cell.
  expect(text.match(/1,500/g)?.length).toBeGreaterThanOrEqual(2);
  for (const part of ['Homes <&>', 'homes <&>', 'Census', 'Ελλάδα']) expect(text).toContain(part);
});
