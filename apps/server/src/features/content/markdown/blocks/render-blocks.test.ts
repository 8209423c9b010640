import { blockKinds } from '@rostra/block-syntax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../../../languages/site-languages.ts';
import { NestedTooDeeply } from '../check-depth.ts';
import { createLabels } from '../labels.ts';
import { plainText, readingMinutes } from '../reading-minutes.ts';
import { type RenderOptions, renderMarkdown } from '../render-markdown.ts';

const labels = createLabels(createSiteLanguages('en').messagesOf('en'));
const render = (markdown: string, options?: RenderOptions) =>
  renderMarkdown(markdown, labels, options);
const html = (markdown: string) => render(markdown).html;
const inFeed = (markdown: string) =>
  render(markdown, { pageUrl: 'https://rostra.localhost/a', target: 'feed' }).html;

describe('texts without blocks', () => {
  it.each([
    ':::',
    '::: note',
    ':::spoiler\nHidden\n:::',
    ':::Note\nx\n:::',
    ':::notes\nx\n:::',
    '::note\nx',
    ':::button[Join]{to=/join}',
    ':::::::::note\nx',
    'At 10:30 foo:bar :note[x] ::button[Join]{to=/join}',
    'Use std::vector\n::std::vector',
    '```\n:::note\nx\n:::\n```',
    '    :::note',
    '\\:::note\nx\n:::',
  ])('stay as they were: %j', (markdown) => {
    const out = html(markdown);
    expect(out).not.toMatch(/callout|toggle|button-line/);
    const words = (text: string) => text.replace(/[^\w:{}[\]]+/g, '');
    const shown = words(out.replace(/<[^>]*>/g, ''));
    expect(shown).toBe(words(markdown.replaceAll('```', '')));
  });
});

describe('a callout', () => {
  it('says its kind in words', () => {
    expect(html(':::warning[Before *you* sign]\nRead **all**.\n\n- One\n:::')).toBe(
      '<div class="callout callout-warning" role="note"><p class="callout-title">' +
        '<span class="callout-kind">Warning</span> Before <em>you</em> sign</p>\n' +
        '<p>Read <strong>all</strong>.</p>\n<ul>\n<li>One</li>\n</ul>\n</div>',
    );
  });

  it('is in the language of the text', () => {
    const german = createLabels(createSiteLanguages('de').messagesOf('de'));
    expect(german.blocks.warning).not.toBe(labels.blocks.warning);
    expect(renderMarkdown(':::warning\nx\n:::', german).html).toContain(
      `>${german.blocks.warning}</span>`,
    );
  });

  it('may be without words, and at the end of a text without its last line', () => {
    expect(html(':::note\n:::')).toContain('<span class="callout-kind">Note</span></p>');
    expect(html(':::note\nx')).toContain('<p>x</p>');
  });

  it('may stand in a list, in a quotation, and around another one', () => {
    expect(html('- a\n\n  :::note\n  b\n  :::')).toMatch(
      /<li>[\s\S]*callout-note[\s\S]*<p>b<\/p>[\s\S]*<\/li>/,
    );
    expect(html('> :::note\n> b\n> :::\n> c')).toMatch(/<p>b<\/p>\n<\/div>\n<p>c<\/p>/);
    const nested = html('::::note\n:::tip\na\n:::\n\nb\n::::\n\nc');
    expect(nested).toMatch(
      /note"[\s\S]*tip"[\s\S]*<p>a<\/p>\n<\/div>\n<p>b<\/p>\n<\/div>\n<p>c<\/p>$/,
    );
  });
});

describe('a toggle', () => {
  it('opens without scripts', () => {
    expect(html(':::toggle[Why?]\nBecause.\n:::')).toBe(
      '<details class="toggle"><summary>Why?</summary><div class="toggle-content">\n<p>Because.</p>\n</div></details>',
    );
    expect(html(':::toggle{open}\nx\n:::')).toContain('open><summary>More</summary>');
  });

  it('is open in feeds', () => {
    expect(inFeed(':::toggle[Why?]\nBecause.\n:::')).toBe(
      '<div><p><strong>Why?</strong></p>\n<p>Because.</p>\n</div>',
    );
  });
});

it('a pull quote has a source', () => {
  expect(html(':::pullquote[Ada]\nNo delay.\n:::')).toBe(
    '<figure class="pullquote"><blockquote>\n<p>No delay.</p>\n</blockquote><figcaption>Ada</figcaption></figure>',
  );
});

describe('a button', () => {
  it('is a link, in feeds too', () => {
    expect(html('::button[Join us]{to=/join}')).toBe(
      '<p class="button-line"><a class="button" href="/join">Join us</a></p>',
    );
    expect(html('::button[Give]{to="https://give.example?a=1"}')).toContain(
      'href="https://give.example?a=1" rel="noopener noreferrer"',
    );
    expect(inFeed('::button[Join us]{to=/join}')).toBe(
      '<p><a href="https://rostra.localhost/join">Join us</a></p>',
    );
  });

  it.each([
    '::button[Join]',
    '::button{to=/join}',
    '::button[Join]{to=}',
    '::button[Join]{to="javascript:alert(1)"}',
    '::button[Join]{to="java&#10;script:alert(1)"}',
    '::button[Join]{to=//evil.example}',
    '::button[Join]{to="/\\\\evil.example"}',
    '::button[Join]{to=data:text/html,x}',
  ])('with a missing or unsafe address stays visible: %s', (markdown) => {
    const out = html(markdown);
    expect(out).not.toContain('<a');
    expect(out).toContain('::button');
  });
});

describe('a gallery', () => {
  const text =
    ':::gallery[Our *city*]\n![a](/uploads/a.png "A")\n\n![b](/uploads/b.png) ![c](/uploads/c.png)\n\nText.\n:::';

  it('shows pictures side by side, and what else is inside below', () => {
    expect(html(text)).toMatch(
      /^<figure class="gallery"><div class="gallery-pictures">(<figure><img [^>]*>(<figcaption>A<\/figcaption>)?<\/figure>){3}<\/div><figcaption>Our <em>city<\/em><\/figcaption>\s*<p>Text.<\/p>/,
    );
  });

  it('shows them below each other in feeds, and its source without pictures', () => {
    expect(inFeed(text).match(/<figure>/g)).toHaveLength(3);
    expect(html(':::gallery\nText.\n:::')).toContain('<p>:::gallery</p>');
  });
});

describe('files', () => {
  const images = new Map([
    [
      '/uploads/a.pdf',
      { url: '/uploads/b.pdf', width: null, height: null, sources: [], name: 'A.pdf', size: 1_234 },
    ],
    ['/uploads/p.png', { url: '/uploads/p.png', width: 16, height: 9, sources: [] }],
  ]);
  const shown = (markdown: string) => render(markdown, { images }).html;

  it('can be downloaded, with type and size', () => {
    expect(shown('::file{src=/uploads/a.pdf}')).toBe(
      '<p class="file"><a href="/uploads/b.pdf" download>A.pdf</a> <span>(PDF, 1.2 MB)</span></p>',
    );
    expect(shown('::file[Report]{src=/uploads/x.csv}')).toContain('>Report</a> <span>(CSV)</span>');
  });

  it('are played with captions and a picture', () => {
    expect(
      shown('::video[Talk]{src=/uploads/v.mp4 poster=/uploads/p.png captions=/uploads/c.vtt}'),
    ).toBe(
      '<figure class="video"><video src="/uploads/v.mp4" controls preload="metadata" poster="/uploads/p.png" width="16" height="9">' +
        '<track kind="captions" src="/uploads/c.vtt" default><a href="/uploads/v.mp4">Talk</a></video><figcaption>Talk</figcaption></figure>',
    );
    expect(shown('::audio{src=/uploads/a.mp3}')).toContain('<audio src="/uploads/a.mp3" controls');
    expect(inFeed('::audio[Talk]{src=/uploads/a.mp3}')).toBe(
      '<p><a href="https://rostra.localhost/uploads/a.mp3">Talk</a></p>',
    );
  });

  it.each([
    '::video{src=https://a.example/v.mp4}',
    '::audio{src=/uploads/../x.mp3}',
    '::file{src=//a.example/x.pdf}',
    '::video{src=/uploads/v.mp4 poster="javascript:alert(1)"}',
  ])('of other sites are not loaded: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/<(video|audio|a) /);
  });
});

describe('an embed', () => {
  const ADDRESS = 'https://www.youtube.com/watch?v=abcdefghijk';

  it('loads nothing before the reader asks for it', () => {
    const out = html(`Before.\n\n${ADDRESS}\n\n<https://vimeo.com/123456>`);
    expect(out).toContain(
      '<iframe name="embed-1" title="YouTube" allow="autoplay; fullscreen"></iframe>',
    );
    expect(out).toContain(
      `<a class="embed-show" href="/embed?url=${encodeURIComponent(ADDRESS)}" target="embed-1">`,
    );
    expect(out).toContain(`<a href="${ADDRESS}" rel="noopener noreferrer">YouTube</a>`);
    expect(out).toContain('name="embed-2" title="Vimeo"');
    expect(out).not.toMatch(/ src(set|doc)?=/);
  });

  it('is a link in feeds, within words, with other words, and from members', () => {
    expect(inFeed(ADDRESS)).toBe(
      `<p><a href="${ADDRESS}" rel="noopener noreferrer">${ADDRESS}</a></p>`,
    );
    for (const text of [
      `See ${ADDRESS}`,
      `[Film](${ADDRESS})`,
      'https://example.org/watch?v=abcdefghijk',
    ]) {
      expect(html(text)).not.toContain('<iframe');
    }
    expect(render(ADDRESS, { isByMembers: true }).html).not.toContain('<iframe');
  });

  it('is not part of the excerpt', () => {
    expect(render(`${ADDRESS}\n\nText.`).excerpt).toBe('Text.');
  });
});

describe('fallbacks', () => {
  it('leave what readers open and what is repeated out of the excerpt', () => {
    const { excerpt } = render(
      ':::pullquote\nRepeated.\n:::\n\n:::toggle[Q]\nA.\n:::\n\n::button[Join]{to=/a}\n\n:::note[T]\nHere.\n:::\n\nText.',
    );
    expect(excerpt).toBe('Note T Here. Text.');
    expect(render(':::toggle[Q]\nA.\n:::').excerpt).toBe('');
  });

  it('are plain text for search and for the reading time', () => {
    const text =
      'a\n\n> :::note[T *b*]{x=y}\n> c\n> :::\n\n::button[Join]{to=/join}\n\n:::other\n:::';
    expect(plainText(text)).toBe('a T b c Join :::other');
    expect(readingMinutes('::button['.repeat(20_000))).toBeGreaterThan(0);
    expect(readingMinutes('::button[\n'.repeat(20_000))).toBeGreaterThan(0);
  });
});

describe('hostile blocks', () => {
  it('are refused if they are nested too deeply', () => {
    expect(() => html(':::note\n'.repeat(500))).toThrow(NestedTooDeeply);
    expect(() => html(`- ${':::note\n  '.repeat(500)}`)).toThrow(NestedTooDeeply);
    expect(html(':::note\nx\n:::\n\n'.repeat(500))).toContain('callout');
  });

  it('contain nothing dangerous', () => {
    const piece = fc.constantFrom(
      ...Object.keys(blockKinds).flatMap((name) => [`:::${name}`, `::${name}`]),
      ...[':::', '[', ']', '{', '}', 'to=', 'open', '"', "'", 'javascript:alert(1)', '/a', '\n'],
      ...['\n\n', '<script>', '<img src=x onerror=alert(1)>', 'x', ' ', '- ', '> ', '&quot;', '#a'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        for (const out of [html(pieces.join('')), inFeed(pieces.join(''))]) {
          expect(out).not.toMatch(/<(script|style|iframe|svg|img)/i);
          expect(out).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/i);
          expect(out).not.toMatch(/(?:href|src)="\s*javascript:/i);
        }
      }),
      { numRuns: 300 },
    );
  });
});
