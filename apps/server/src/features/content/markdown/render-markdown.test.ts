import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../../languages/site-languages.ts';
import { createLabels } from './labels.ts';
import { MarkdownCache } from './markdown-cache.ts';
import { plainText, readingMinutes } from './reading-minutes.ts';
import { type RenderOptions, renderMarkdown as render } from './render-markdown.ts';

const labels = createLabels(createSiteLanguages('en').messagesOf('en'));
const renderMarkdown = (markdown: string, options?: RenderOptions) =>
  render(markdown, labels, options);

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('rendering', () => {
  it('gives headings GitHub-style anchors, and returns a table of contents', () => {
    const { html, toc } = renderMarkdown(
      '# Top\n\n## Rent & *care*\n\n### Part\n\n## Rent & care\n',
    );
    expect(html).toContain('<h2 id="top"><a href="#top">Top</a></h2>');
    expect(html).toContain(
      '<h2 id="rent--care"><a href="#rent--care">Rent &#x26; <em>care</em></a></h2>',
    );
    expect(html).not.toContain('<h1');
    expect(toc).toEqual([
      { id: 'top', text: 'Top', depth: 2 },
      { id: 'rent--care', text: 'Rent & care', depth: 2 },
      { id: 'part', text: 'Part', depth: 3 },
      { id: 'rent--care-1', text: 'Rent & care', depth: 2 },
    ]);
  });

  it('marks links to other sites, and those of members for search engines', () => {
    const text = '[a](https://a.example) [b](//b.example) [c](/c)';
    const plain = renderMarkdown(text).html;
    expect(plain.match(/rel="[^"]*"/g)).toEqual(Array(2).fill('rel="noopener noreferrer"'));
    const theirs = renderMarkdown(text, { isByMembers: true }).html;
    expect(theirs.match(/rel="[^"]*"/g)).toEqual(
      Array(2).fill('rel="noopener noreferrer nofollow ugc"'),
    );
  });

  it('does not link a heading that contains a link, or one that is read elsewhere', () => {
    expect(html('## *[Y](/y)*')).toBe('<h2 id="y"><em><a href="/y">Y</a></em></h2>');
    expect(html('A.[^1]\n\n[^1]: B.')).not.toContain('href="#footnote-label"');
    expect(renderMarkdown('## X', { pageUrl: 'https://rostra.localhost/a' }).html).toBe(
      '<h2 id="x">X</h2>',
    );
  });

  it('never skips a heading level', () => {
    const levels = (markdown: string) =>
      [...html(markdown).matchAll(/<h(\d) id="(\w+)/g)].map(([, level, id]) => `${level} ${id}`);
    expect(levels('## a\n\n#### b\n\n#### c\n\n###### d\n\n### e\n\n## f')).toEqual([
      '2 a',
      '3 b',
      '3 c',
      '4 d',
      '3 e',
      '2 f',
    ]);
    expect(levels('#### a\n\n> ###### b\n\n# c\n\n### d')).toEqual(['2 a', '3 b', '2 c', '3 d']);
  });

  it('gives sections ids that differ from those of the page and of footnotes', () => {
    const { html, toc } = renderMarkdown(
      '# Main\n\n## Related\n\n## Related\n\n## Related section\n\n# fn 1\n\nA.[^1]\n\n' +
        '## Footnote label\n\n## Housing\n\n[^1]: B.',
    );
    expect(toc.map(({ id }) => id)).toEqual([
      'main-section',
      'related-section-section',
      'related-1',
      'related-section',
      'fn-1-section',
      'footnote-label-section',
      'housing',
    ]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('removes footnote numbers from section names', () => {
    const { html, toc } = renderMarkdown(
      '## Costs[^1] and *fees*[^1]\n\n| a |\n| - |\n| b |\n\n[^1]: A source.',
    );
    expect(toc.map(({ text }) => text)).toEqual(['Costs and fees']);
    expect(html).toContain('aria-label="Table: Costs and fees"');
  });

  it('labels tasks as done or not', () => {
    expect(html('- [x] One\n- [ ] Two').match(/<input[^>]*>/g)).toEqual([
      '<input type="checkbox" checked disabled aria-label="Done">',
      '<input type="checkbox" disabled aria-label="To do">',
    ]);
  });

  it('turns standalone images into figures with dimensions and newer formats', () => {
    const sources = [
      {
        mime: 'image/webp' as const,
        width: 480,
        height: 270,
        size: 1,
        url: '/uploads/w480_a.webp',
      },
      {
        mime: 'image/avif' as const,
        width: 480,
        height: 270,
        size: 1,
        url: '/uploads/w480_a.avif',
      },
    ];
    const images = new Map([
      ['/uploads/a.png', { url: '/uploads/a.png', width: 1600, height: 900, sources }],
    ]);
    const { html } = renderMarkdown('![Alt "x"](/uploads/a.png "A caption")', { images });
    expect(html).toBe(
      '<figure><picture><source type="image/avif" srcset="/uploads/w480_a.avif 480w" sizes="(min-width: 48rem) 44rem, 100vw">' +
        '<source type="image/webp" srcset="/uploads/w480_a.webp 480w" sizes="(min-width: 48rem) 44rem, 100vw">' +
        '<img src="/uploads/a.png" alt="Alt &#x22;x&#x22;" width="1600" height="900" loading="lazy" decoding="async"></picture>' +
        '<figcaption>A caption</figcaption></figure>',
    );
  });

  it('links footnotes both ways', () => {
    const out = html('A claim.[^1]\n\n[^1]: A source.');
    expect(out).toContain('href="#fn-1" id="fnref-1"');
    expect(out).toContain('<li id="fn-1">');
    expect(out).toMatch(/href="#fnref-1"[^>]*>↑<\/a>/);
  });

  it('numbers the way back to repeated footnotes and keeps arrows of the author', () => {
    const out = html('A ↩ claim.[^1] Another.[^1]\n\n[^1]: A source.');
    expect(out).toContain('A ↩ claim.');
    expect(out).toMatch(/href="#fnref-1-2"[^>]*>↑<sup>2<\/sup><\/a>/);
  });

  it('names each table after its section', () => {
    const table = '| a |\n| - |\n| b |\n\n';
    const names = html(
      `${table}## Costs & "fees"\n\n${table}text\n\n${table}### Later\n\n${table}`,
    );
    expect(names.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Table 1"',
      'aria-label="Table: Costs &#x26; &#x22;fees&#x22;"',
      'aria-label="Table: Costs &#x26; &#x22;fees&#x22; (2)"',
      'aria-label="Table: Later"',
    ]);
  });

  it('labels tables, footnotes and tasks in the language of the text', () => {
    const german = createLabels(createSiteLanguages('de').messagesOf('de'));
    const { html } = render('| a |\n| - |\n| b |\n\n- [x] c[^1]\n\n[^1]: d', german);
    expect(html).toContain('aria-label="Tabelle 1"');
    expect(html).toContain('aria-label="Erledigt"');
    expect(html).toMatch(/id="footnote-label">(<[^>]+>)?Fußnoten</);
    expect(html).toContain('aria-label="Zurück zur Textstelle 1"');
  });

  it('turns empty table headers into plain cells', () => {
    const out = html('| | b |\n| - | -: |\n| 1 | 2 |');
    expect(out).toContain('<tr>\n<td></td>\n<th class="cell-end">b</th>');
  });

  it('aligns cells with classes', () => {
    const out = html('| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |');
    expect(out).toContain(
      '<td>1</td>\n<td class="cell-center">2</td>\n<td class="cell-end">3</td>',
    );
    expect(out).not.toContain('align');
  });

  it('makes tables scrollable and leaves code unchanged', () => {
    expect(html('| a | b |\n| - | -: |\n| 1 | 2 |')).toContain(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table 1"><table>',
    );
    expect(html('```js\nconst a = "<b>";\n```')).toBe(
      '<pre tabindex="0"><code class="language-js">const a = "&#x3C;b>";\n</code></pre>',
    );
  });

  it('loads no images from other sites', () => {
    expect(html('![Alt](https://example.com/x.png)')).not.toContain('<img');
    expect(html('![Alt](//example.com/x.png)')).not.toContain('<img');
    expect(html('![Alt](data:image/png;base64,AAAA)')).not.toContain('<img');
  });
});

describe('sanitising', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '![x](javascript:alert(1))',
    '![x](/a.png" onerror="alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
    '<style>@import "//x"</style>',
    '<form action=//x><input name=q></form>',
    '<details open ontoggle=alert(1)>',
    '## <img src=x onerror=alert(1)>',
    '```"><script>alert(1)</script>\nx\n```',
    '| <script>x</script> |\n| - |\n| [a](javascript:1) |',
    'x[^1]\n\n[^1]: <script>alert(1)</script>',
    '<object data=x></object><embed src=x><base href=//x><meta http-equiv=refresh>',
    '<p style="background:url(javascript:1)" class="x" id="y">x</p>',
  ])('sanitises %j', (markdown) => {
    const out = html(markdown);
    expect(out).not.toMatch(/<(script|style|iframe|svg|math|form|object|embed|base|meta|details)/i);
    expect(out).not.toMatch(/<[^>]*\son\w+=/i);
    expect(out).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i);
    expect(out).not.toContain('style=');
  });

  it('removes everything dangerous from any input', () => {
    // Only within a tag; as text it is harmless.
    const unsafeLink = /<[^>"]*(?:"[^"]*"[^>"]*)*\s(?:href|src)="\s*javascript:/i;
    expect('<a title=">" href="javascript:x">').toMatch(unsafeLink);
    const piece = fc.constantFrom(
      ...['<script>', '</script>', '<img src=x ', 'onerror=alert(1)', '>', '[', '](', ')', '"'],
      ...['javascript:', 'alert(1)', '`', '```', '\n', '\n\n', '# ', '| ', '- ', '[^1]', '!['],
      ...['&lt;', '&#x3C;', '<a href=', '\\', 'x', ' '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const out = html(pieces.join(''));
        expect(out).not.toMatch(/<(script|style|iframe|svg)/i);
        expect(out).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/i);
        expect(out).not.toMatch(unsafeLink);
      }),
      { numRuns: 150, examples: [[['<a href=', '"', 'javascript:']]] },
    );
  });
});

describe('a rendered text', () => {
  it('is cached by its source', async () => {
    const cache = new MarkdownCache({
      render: async ({ markdown, labels, options }) => render(markdown, labels, options),
    });
    const first = await cache.render('# a', labels);
    expect(await cache.render('# a', labels)).toBe(first);
    expect(await cache.render('# b', labels)).not.toBe(first);
    const german = { ...labels, language: 'de' };
    expect(await cache.render('# a', german)).not.toBe(first);
    const reworded = { ...labels, tableOf: ['The table of ', ''] };
    expect(await cache.render('# a', reworded)).not.toBe(first);
  });

  it('has a reading time', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
    expect(plainText('## A [link](http://x) and `code`[^1] | b |\n| - | - |')).toBe(
      'A link and code b',
    );
    expect(
      plainText('[![alt](/a.png)](/b_(c)) x[^note]\r\n | :- | - |\r\n---\r\n3 < 4 <b>!</b>'),
    ).toBe('alt x 3 < 4 !');
  });

  /** The maximum length of a body. A quadratic algorithm would take minutes, and the test would time out. */
  it.each([
    ...['<', '![', '[', '[^', '[^a', '[a](', '![a](', '[a]((', '[a]((b)', '[a](b)[a](', '](', '('],
    ...[' ', '\t', '\n', ' \n', '\r\n', '| ', '-', ':|', '|-', '`', '```', '*', '# ', 'a', 'a '],
  ])('has a reading time even if all of it is %j', (piece) => {
    const long = piece.repeat(200_000 / piece.length);
    for (const text of [long, `${long}x`, `[a](${long}`, `|${long}|`, `${long})`]) {
      expect(readingMinutes(text)).toBeGreaterThan(0);
    }
  });
});
