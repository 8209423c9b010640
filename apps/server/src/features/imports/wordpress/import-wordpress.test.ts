import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { png, serve } from '../../../testing/imports/import-app.ts';
import { useImportFolder } from '../../../testing/imports/use-import-folder.ts';
import { item, meta, wordpressExport } from '../../../testing/imports/wordpress-export.ts';
import { convertContent } from './convert-content.ts';
import type { WxrIndex } from './index-export.ts';
import { readWxr } from './read-wxr.ts';
import { NO_RULES } from './restrictions/memberpress-rules.ts';
import { wordpressSource } from './wordpress-source.ts';

const imports = useImportFolder();
const { redirectOf } = imports;
let old: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  const picture = await png();
  old = await serve((_, response) => response.end(picture));
});
afterEach(() => old.close());

const write = (content: string, name = 'export.xml') => imports.write(name, content);
const run = async (...files: string[]) => imports.site.run(await wordpressSource(files));
const post = async (slug: string) =>
  (await imports.site.get(`/api/blog-posts?filters[slug]=${slug}&populate=*`)).body.data[0];
const attachment = (id: number) =>
  item({
    id,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url><![CDATA[${old.url}/wp-content/uploads/a.png]]></wp:attachment_url>${meta('_wp_attachment_image_alt', 'A river')}`,
  });

describe('an import from WordPress', () => {
  it('writes posts with author, terms, pictures, times and old addresses', async () => {
    const content = `<!-- wp:paragraph -->
<p>See <a href="https://old.example/2024/05/other/#x">the other</a>, ]]> and <a href="/contact/">contact</a>.</p>
<!-- /wp:paragraph -->
<!-- wp:image {"id":9} -->
<figure class="wp-block-image"><a href="https://old.example/wp-content/uploads/a.png"><img src="https://old.example/wp-content/uploads/a-300x200.png" class="wp-image-9"/></a><figcaption>Caption</figcaption></figure>
<!-- /wp:image -->
<!-- wp:embed {"url":"https://video.test/1"} -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://video.test/1
</div></figure>
<!-- /wp:embed -->
<!-- wp:latest-posts {"n":3} /-->`;
    const terms = `<category domain="category" nicename="water"><![CDATA[Water & Air]]></category>
      <category domain="post_tag" nicename="%c3%bcber"><![CDATA[Über]]></category>
      <category domain="post_tag" nicename="undeclared"><![CDATA[Undeclared]]></category>`;
    const more = `${terms}${meta('_thumbnail_id', '9')}${meta('_yoast_wpseo_metadesc', 'In short')}${meta('_wp_old_slug', 'first')}
      <wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content><![CDATA[Hi]]></wp:comment_content></wp:comment>`;
    const report = await run(
      write(
        wordpressExport(
          item({ id: 1, title: 'One &amp; only', slug: 'one', content, more }) +
            item({ id: 2, slug: 'other' }) +
            attachment(9),
        ),
      ),
    );
    expect(report.counts).toEqual({
      categories: { created: 1 },
      tags: { created: 2 },
      authors: { created: 1 },
      'blog-posts': { created: 2 },
    });
    const found = await post('one');
    expect(found).toMatchObject({
      title: 'One & only',
      publishedAt: '2024-05-01T10:00:00.000Z',
      author: { name: 'Ada Writer' },
      categories: [{ name: 'Water & Air', description: 'About water.' }],
      tags: [{ name: 'Über', slug: 'uber' }, { name: 'Undeclared' }],
      seo: { metaDescription: 'In short' },
      featuredImage: { alternativeText: 'A river' },
    });
    expect(found.body.split('\n\n')).toEqual([
      'See [the other](/blog/other#x), ]]> and [contact](/contact/).',
      `![A river](${found.featuredImage.url} "Caption")`,
      '[https://video.test/1](https://video.test/1)',
    ]);
    const before = expect.stringMatching(/^See the other, \]\]> and contact\. Caption/);
    expect(report.entries.find(({ title }) => title === 'One & only')?.losses).toEqual([
      { kind: 'shortcode', detail: 'latest-posts', places: [before] },
      { kind: 'embed', detail: 'https://video.test/1', places: [before] },
      { kind: 'field', detail: 'comments: 1' },
    ]);
    for (const path of ['/2024/05/one', '/2024/05/first', '/?p=1']) {
      expect(await redirectOf(path), path).toBe('/blog/one');
    }
    expect(await redirectOf('/category/water')).toBe('/blog?category=water');
    for (const path of ['/feed', '/feed/atom', '/category/water/feed', '/author/ada/feed']) {
      expect(await redirectOf(path), path).toBe('/feed.xml');
    }
    expect(await redirectOf('/author/ada')).toBe('/blog');
    expect((await run(join(imports.path, 'export.xml'))).counts['blog-posts']).toEqual({
      unchanged: 2,
    });
  });

  it('respects states, passwords and types', async () => {
    const password = '<wp:post_password><![CDATA[x]]></wp:post_password>';
    const items = [
      item({
        id: 1,
        status: 'draft',
        slug: '',
        date: '0000-00-00 00:00:00',
        link: 'https://old.example/?p=1',
      }),
      item({ id: 2, status: 'private' }),
      item({ id: 3, more: password }),
      item({ id: 4, status: 'future', date: '2027-01-01 00:00:00' }),
      item({ id: 5, status: 'trash' }),
      item({ id: 6, type: 'page', link: 'https://old.example/contact/' }),
      item({ id: 7, type: 'nav_menu_item' }),
      item({ id: 8, type: 'product' }),
    ];
    const report = await run(write(wordpressExport(items.join(''))));
    expect(report.counts['blog-posts']).toEqual({ created: 5, failed: 1 });
    expect((await imports.site.get('/api/blog-posts')).body.data).toMatchObject([
      { slug: 'post-6' },
    ]);
    expect(await redirectOf('/contact')).toBe('/blog/post-6');
    imports.site.clock.now = new Date('2027-02-01T00:00:00.000Z');
    expect((await imports.site.get('/api/blog-posts')).body.data).toHaveLength(2);
  });

  it('does not publish logins and addresses of authors', async () => {
    const author = '<wp:author><wp:author_login>bob@example.org</wp:author_login></wp:author>';
    await run(write(wordpressExport(item({ id: 1 }), author)));
    const { data } = (await imports.site.get('/api/authors?sort=slug')).body;
    expect(data).toMatchObject([
      { name: 'Ada Writer', slug: 'ada-writer', username: 'ada-writer' },
      { name: 'bob', slug: 'bob', username: 'bob' },
    ]);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('reads an export that consists of several files', async () => {
    const texts = item({ id: 1, more: meta('_thumbnail_id', '9') });
    const first = write(wordpressExport(texts), 'a.xml');
    const second = write(wordpressExport(attachment(9)), 'b.xml');
    await run(first, second);
    expect((await post('post-1')).featuredImage).toMatchObject({ width: 8 });
  });
});

describe('a file', () => {
  const all = async (path: string) => {
    const parts: string[] = [];
    for await (const { fields } of readWxr(path)) parts.push(fields.get('title') ?? '');
    return parts;
  };

  it('that declares entities is refused', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    const content = wordpressExport(item({ id: 1, title: 'x' })).replace('<rss', `${bomb}<rss`);
    await expect(all(write(content))).rejects.toThrow('declares a document type');
  });

  it('that uses entities nobody declared is refused', async () => {
    const content = wordpressExport('<item><title>&passwd;</title></item>');
    await expect(all(write(content))).rejects.toThrow(/damaged near line \d+/);
  });

  it('that ends early is refused before anything is written', async () => {
    const content = wordpressExport(item({ id: 1 }) + item({ id: 2 }));
    const path = write(content.slice(0, content.indexOf('<wp:post_id>2')));
    await expect(run(path)).rejects.toThrow('is damaged');
    expect((await imports.site.get('/api/blog-posts')).body.data).toEqual([]);
  });

  it('is read in pieces', async () => {
    const items = item({ id: 1, title: 'first' }) + item({ id: 2, content: 'x'.repeat(500_000) });
    const kinds: string[] = [];
    const readAll = async () => {
      for await (const { kind } of readWxr(write(`${wordpressExport(items)}<damaged`))) {
        kinds.push(kind);
      }
    };
    await expect(readAll()).rejects.toThrow('damaged');
    expect(kinds.slice(0, 6)).toEqual(['site', 'site', 'author', 'category', 'tag', 'item']);
  });

  it('with characters that XML does not allow is read without them', async () => {
    const content = wordpressExport(item({ id: 1, title: 'a\u000bb\u0000c' }));
    expect((await all(write(content))).at(-1)).toBe('abc');
  });

  it('without the address of the blog has that of the channel', async () => {
    const content = wordpressExport(item({ id: 1 })).replace(
      '<wp:base_blog_url>https://old.example</wp:base_blog_url>',
      '<link>https://old.example</link>',
    );
    expect((await wordpressSource([write(content)])).name).toBe('wordpress:old.example');
  });

  it('of another kind is refused', async () => {
    const feed = '<rss><channel><link>https://old.example</link></channel></rss>';
    const refused = 'This is not an export of WordPress.';
    await expect(wordpressSource([write(feed)])).rejects.toThrow(refused);
  });
});

describe('a text of the classic editor', () => {
  const index: WxrIndex = {
    site: 'https://old.example',
    total: 0,
    authors: new Map(),
    categories: new Map(),
    tags: new Map(),
    attachments: new Map([
      ['7', { url: 'https://old.example/7.png', alternativeText: 'Seven', caption: undefined }],
    ]),
    uploads: new Map([['3', ['7']]]),
    paths: new Map(),
    rules: NO_RULES,
  };

  it.each([
    [
      'One\ntwo\n\n<strong>three</strong>\n\n<h2>four</h2>',
      'One\\\ntwo\n\n**three**\n\n## four',
      [],
    ],
    [
      'Text\n<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n<li>c</li>\n</ul>\nmore\n<hr />\n<blockquote>q</blockquote>end',
      'Text\n\n- a\n  1. b\n- c\n\nmore\n\n---\n\n> q\n\nend',
      [],
    ],
    ['<pre>a\n\nb</pre>', '```\na\n\nb\n```', []],
    [
      '<pre class="wp-block-code"><code>[gallery ids="7"] [a b="c"]d[/a]</code></pre>',
      '```\n[gallery ids="7"] [a b="c"]d[/a]\n```',
      [],
    ],
    [
      'Use <code>[a b="c"]</code> or [[gallery ids="7"]].',
      'Use `[a b="c"]` or \\[gallery ids="7"].',
      [],
    ],
    [
      '[caption id="x" width="3"]<img src="/a.png" alt="b" /> Text[/caption]',
      '![b](https://old.example/a.png "Text")',
      [],
    ],
    ['[gallery ids="7,8"]', '![Seven](https://old.example/7.png)', []],
    [
      '[embed]https://video.test/1[/embed]',
      '[https://video.test/1](https://video.test/1)',
      ['embed'],
    ],
    [
      '[audio mp3="https://a.test/b.mp3"][/audio]',
      '[https://a.test/b.mp3](https://a.test/b.mp3)',
      ['media'],
    ],
    ['a [button link="x"]b[/button] [sic] [1]', 'a b \\[sic] \\[1]', ['shortcode']],
    ['[gallery]', '', ['shortcode']],
    [
      '<a href="/wp-content/uploads/2024/a.pdf">a</a> <a href="/b/">b</a>',
      '[a](https://old.example/wp-content/uploads/2024/a.pdf) [b](/b/)',
      [],
    ],
    ['before<!--more-->\n\nafter', 'before\n\nafter', []],
  ])('%j becomes Markdown', (content, expected, kinds) => {
    const { markdown, losses } = convertContent(content, index);
    expect([markdown, losses.map(({ kind }) => kind)]).toEqual([expected, kinds]);
  });

  it('lists the words before each shortcode that is lost', () => {
    const content = `<p>One.</p> <code>[audio a="b"]</code>
[gallery ids="8"]
<p>Two.</p>
[embed]https://video.test/1[/embed]
<p>Three.</p>
[audio mp3="https://a.test/b.mp3"][/audio] [video]`;
    expect(convertContent(content, index).losses).toEqual([
      { kind: 'shortcode', detail: 'gallery', places: ['One.'] },
      { kind: 'embed', detail: 'https://video.test/1', places: ['One. Two.'] },
      {
        kind: 'media',
        detail: 'https://a.test/b.mp3',
        places: ['One. Two. https://video.test/1 Three.'],
      },
      { kind: 'shortcode', detail: 'video', places: [expect.stringMatching(/Three\.$/)] },
    ]);
  });

  it('shows in a gallery without ids what was uploaded for it', () => {
    expect(convertContent('[gallery]', index, '3').markdown).toBe(
      '![Seven](https://old.example/7.png)',
    );
  });
});
