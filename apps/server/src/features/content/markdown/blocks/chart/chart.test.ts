import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../../../../languages/site-languages.ts';
import { createLabels } from '../../labels.ts';
import { type RenderOptions, renderMarkdown } from '../../render-markdown.ts';

const labels = createLabels(createSiteLanguages('en').messagesOf('en'));
const render = (markdown: string, options?: RenderOptions) =>
  renderMarkdown(markdown, labels, options).html;

const HOMES = '| Year | Homes |\n| --- | --- |\n| 2024 | 1,200 |\n| 2025 | 1,500 |';
const SECTORS =
  '| Year | Energy | Transport |\n| --- | --- | --- |\n| 2020 | 300 | 150 |\n| 2025 | 200 | 140 |';
const block = (attributes: string, table = HOMES, title = '[Homes *completed*]') =>
  `:::chart${title}${attributes}\n${table}\n:::`;

/** The path of the fill or line with this number, in the wide drawing. */
const pathOf = (html: string, role: string): string =>
  new RegExp(`<path class="chart-${role}" d="([^"]*)"`).exec(html)?.[1] ?? '';
const wide = (html: string): string => html.split('</svg>')[0] ?? '';
const textsOf = (html: string): string[] =>
  [...wide(html).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

describe('a chart', () => {
  const html = render(block('{type=bar unit=homes source="Census"}'));

  it('is drawn for screens and phones, and has a name', () => {
    expect(html).toMatch(
      /<svg class="chart-wide"[^>]* role="img" aria-label="Bar chart: Homes completed">/,
    );
    expect(html).toMatch(/<svg class="chart-narrow" viewBox="0 0 350 /);
    expect(html).toContain('<strong>Homes <em>completed</em></strong>');
    expect(textsOf(html)).toEqual(
      expect.arrayContaining(['homes', '2024', '2025', '1,200', '1,500']),
    );
  });

  it('has its table and its source below', () => {
    expect(html).toMatch(/<summary>The numbers as a table<\/summary>[\s\S]*<td>1,200<\/td>/);
    expect(html).toContain('<figcaption><p>Source: Census</p></figcaption>');
    expect(html).not.toContain('style=');
  });

  it('has bars as high as their numbers', () => {
    const heights = [...pathOf(html, 'fill-1').matchAll(/v(-?[\d.]+)/g)].map(([, value]) =>
      Number(value),
    );
    expect(heights).toHaveLength(2);
    expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(1_200 / 1_500, 2);
  });

  it('is a title, its table and its source in feeds', () => {
    const inFeed = render(block('{source=Census}'), {
      target: 'feed',
      pageUrl: 'https://a.example/',
    });
    expect(inFeed).not.toMatch(/<svg|<details|class="chart/);
    expect(inFeed).toMatch(
      /^<div><p><strong>Homes <em>completed<\/em><\/strong><\/p>[\s\S]*<table>[\s\S]*<p>Source: Census<\/p><\/div>$/,
    );
  });

  it('keeps what else was written into it', () => {
    expect(render(block('', `${HOMES}\n\nSeasonally **adjusted**.`))).toContain(
      '<figcaption><p>Seasonally <strong>adjusted</strong>.</p></figcaption>',
    );
  });

  it('is not part of the excerpt', () => {
    expect(renderMarkdown(`${block('')}\n\nText.`, labels).excerpt).toBe('Text.');
  });
});

describe('kinds', () => {
  it('are lines at the distance of their years', () => {
    const table = '| Year | A |\n| --- | --- |\n| 2000 | 1 |\n| 2010 | 3 |\n| 2015 | 2 |';
    const points = pathOf(render(block('{type=line}', table)), 'line-1')
      .match(/[\d.]+,/g)
      ?.map(Number.parseFloat);
    const [a = 0, b = 0, c = 0] = points ?? [];
    expect((b - a) / (c - b)).toBeCloseTo(2, 1);
  });

  it('are areas, stacked ones on top of each other', () => {
    const html = render(block('{type=area stacked}', SECTORS));
    expect(pathOf(html, 'fill-2')).not.toBe('');
    expect(textsOf(html)).toEqual(expect.arrayContaining(['Energy', 'Transport', '500']));
    expect(pathOf(render(block('{type=area}', SECTORS)), 'soft-2')).not.toBe('');
  });

  it('are lying bars where names have no room below columns', () => {
    const table =
      '| Group | % |\n| --- | --- |\n| Households with children under six | 38 % |\n| Students | 51 % |\n| Single pensioners in the city | 44 % |';
    const html = render(block('{unit=%}', table));
    expect(textsOf(html)).toContain('Households with children under six');
    expect(textsOf(html)).toContain('51\u00a0%');
  });

  it('leave a gap where the table has none, and go below zero', () => {
    const table = '| Month | Change |\n| --- | --- |\n| Jan | −2,5 % |\n| Feb |  |\n| Mar | 1.5 |';
    const html = render(block('{type=line}', table));
    expect(pathOf(html, 'line-1').match(/M/g)).toHaveLength(2);
    expect(textsOf(html)).toContain('−2');
  });
});

describe('languages', () => {
  it('have their own signs in numbers', () => {
    const german = createLabels(createSiteLanguages('de').messagesOf('de'));
    const table = '| Jahr | Euro |\n| --- | --- |\n| 2024 | 1.200,5 |\n| 2025 | 2.400 |';
    const { html } = renderMarkdown(block('', table), german);
    expect(textsOf(html)).toEqual(expect.arrayContaining(['1.200,5', '2.400', '2024']));
    expect(html).toContain('aria-label="Balkendiagramm: Homes completed"');
  });

  it('that run from right to left begin on the right', () => {
    const arabic = createLabels(createSiteLanguages('ar').messagesOf('ar'));
    const table = '| سنة | منازل |\n| --- | --- |\n| 2024 | ١٬٢٠٠ |\n| 2025 | ٢٫٥ |';
    const { html } = renderMarkdown(block('', table), arabic);
    const xOf = (text: string) => Number(new RegExp(`x="([\\d.]+)"[^>]*>${text}<`).exec(html)?.[1]);
    expect(xOf('2024')).toBeGreaterThan(xOf('2025'));
    expect(textsOf(html)).toContain('1,200');
    expect(textsOf(html)).toContain('2.5');
  });
});

describe('what cannot be drawn', () => {
  it.each([
    ['words', '| a | b |\n| --- | --- |\n| x | y |'],
    ['ranges', '| a | b |\n| --- | --- |\n| x | 2024 to 2026 |'],
    ['a single column', '| a |\n| --- |\n| 1 |'],
    ['no rows', '| a | b |\n| --- | --- |'],
    ['endless numbers', `| a | b |\n| --- | --- |\n| x | ${'9'.repeat(400)} |`],
    ['too many series', `|a${'|b'.repeat(7)}|\n|-${'|-'.repeat(7)}|\n|x${'|1'.repeat(7)}|`],
    ['too many rows', `| a | b |\n| --- | --- |\n${'| x | 1 |\n'.repeat(201).trimEnd()}`],
  ])('is shown as its table: %s', (_, table) => {
    const html = render(block('', table));
    expect(html).toMatch(/<figure class="chart"><p class="chart-title">[\s\S]*<table>/);
    expect(html).not.toMatch(/<svg|<details/);
  });

  it.each(['{type=pie}', `{unit="${'x'.repeat(61)}"}`])(
    'is shown as it was written: %s',
    (attributes) => {
      expect(render(block(attributes))).toMatch(/<p>:::chart[\s\S]*<table>[\s\S]*<p>:::<\/p>/);
    },
  );

  it('is shown as it was written without a table', () => {
    expect(render(':::chart[A]\nText.\n:::')).toContain('<p>:::chart[A]</p>');
  });
});

describe('hostile charts', () => {
  it('escape every word', () => {
    const table =
      '| <b>x | a"><script>alert(1)</script> | `</svg>` |\n| --- | --- | --- |\n| &lt;img onerror=1&gt; | 1 | 2 |';
    const html = render(
      block('{unit="<script>" source="<img src=x onerror=1>"}', table, '[<svg onload=1>]'),
    );
    expect(html).not.toMatch(/<script|<img|onload=1>(?!<\/)|<\/svg>`/);
    expect(html.match(/<svg /g)).toHaveLength(2);
  });

  it('are tables after the fortieth', () => {
    const html = render(`${block('')}\n\n`.repeat(60));
    expect(html.match(/<svg /g)).toHaveLength(80);
    expect(html.match(/<table>/g)).toHaveLength(60);
  });

  it.each(['0', '-0', '1e5', '0.000001', '-999999999999999', '٫', '--5', '5,', '1,2,3,4'])(
    'have finite coordinates: %s',
    (number) => {
      for (const attributes of ['', '{type=line}', '{type=area stacked}', '{stacked}']) {
        const table = `| a | b | c |\n| --- | --- | --- |\n| x | ${number} | 0 |\n| y | 0 | 0 |`;
        expect(render(block(attributes, table))).not.toMatch(/NaN|Infinity/);
      }
    },
  );
});
