import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { parseXml, type XmlElement } from '../../../testing/parse-xml.ts';
import { write } from '../../../testing/write-posts.ts';
import { listFeedItems } from './list-feed-items.ts';

let content: ContentApp;

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const expectAbsolute = (url: string) =>
  expect(new URL(url).href.startsWith('http://rostra.localhost/'), url).toBe(true);
const named = (parent: XmlElement, name: string) =>
  parent.children.filter((child) => child.name === name);
const textOf = (parent: XmlElement, name: string) => named(parent, name)[0]?.text ?? '';

beforeAll(async () => {
  content = await openContentApp();
  const author = await write(content, 'authors', { name: 'Ada & Co', username: 'ada' });
  await write(content, 'blog-posts', {
    title: 'Bread & <roses>',
    slug: 'bread',
    excerpt: 'A "summary"',
    body: 'See [here](/policies/domestic).[^1]\n\n[^1]: Note.',
    author: author.id,
    publishedAt: '2026-05-01T10:00:00.000Z',
  });
  await write(content, 'policies', {
    title: 'Home',
    slug: 'domestic',
    area: 'domestic',
    body: 'x',
  });
  await write(content, 'policies', { title: 'About', slug: 'about', area: 'about', body: 'x' });
});
afterAll(() => content.close());

describe('feeds', () => {
  it('are RSS with escaped content and absolute URLs', async () => {
    const { body, headers } = await content.get('/feed.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Bread &amp; &lt;roses&gt;</title>');
    expect(body).toContain('<link>http://rostra.localhost/blog/bread</link>');
    expect(body).toContain('<pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>');
    expect(body).toContain('<dc:creator>Ada &amp; Co</dc:creator>');
    expect(body).toContain('href=&quot;http://rostra.localhost/policies/domestic&quot;');
    expect(body).toContain('href=&quot;http://rostra.localhost/blog/bread#fn-1&quot;');
  });

  it('have all required elements of RSS', async () => {
    const { name, attributes, children } = parseXml((await content.get('/feed.xml')).body);
    expect([name, attributes.version]).toEqual(['rss', '2.0']);
    const [channel, ...others] = children;
    expect([channel?.name, others]).toEqual(['channel', []]);
    if (!channel) return;
    expect(textOf(channel, 'title')).toBe('Rostra');
    expect(textOf(channel, 'description')).not.toBe('');
    expectAbsolute(textOf(channel, 'link'));
    expect(textOf(channel, 'lastBuildDate')).toMatch(RFC_822);
    const [self] = named(channel, 'atom:link');
    expect(self?.attributes).toEqual({
      href: 'http://rostra.localhost/feed.xml',
      rel: 'self',
      type: 'application/rss+xml',
    });
    const items = named(channel, 'item');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(textOf(item, 'title') || textOf(item, 'description')).not.toBe('');
      expectAbsolute(textOf(item, 'link'));
      expect(named(item, 'guid')[0]?.attributes.isPermaLink).toBe('false');
      expect(textOf(item, 'guid')).toMatch(/^[a-z0-9]{24}$/);
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      expect(textOf(item, 'content:encoded')).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
    }
    const guids = items.map((item) => textOf(item, 'guid'));
    expect(new Set(guids).size).toBe(guids.length);
  });

  it('stay well-formed with any content', async () => {
    const own = await openContentApp();
    const odd = 'a \u0007 b ]]> <![CDATA[ & &amp; \u{1f300} \ufffe " \' <script>';
    await write(own, 'blog-posts', { title: odd, excerpt: odd, body: `# ${odd}`, slug: 'odd' });
    const feed = parseXml((await own.get('/feed.xml')).body);
    const [channel] = named(feed, 'channel');
    const [item] = channel ? named(channel, 'item') : [];
    expect(item && textOf(item, 'title')).toBe(
      odd.replaceAll('\u0007', '').replaceAll('\ufffe', ''),
    );
    parseXml((await own.get('/sitemap.xml')).body);
    JSON.parse((await own.get('/feed.json')).body);
    await own.close();
  });

  it('have all required fields of JSON Feed', async () => {
    const feed = JSON.parse((await content.get('/feed.json')).body);
    expect(feed.title).toBe('Rostra');
    for (const url of [feed.home_page_url, feed.feed_url]) expectAbsolute(url);
    expect(feed.items.length).toBeGreaterThan(0);
    for (const item of feed.items) {
      expect(typeof item.id).toBe('string');
      expectAbsolute(item.url);
      expect(typeof item.content_html).toBe('string');
      for (const date of [item.date_published, item.date_modified]) expect(date).toMatch(RFC_3339);
      for (const author of item.authors ?? []) expect(author.name).toBeTruthy();
      expect(Array.isArray(item.tags)).toBe(true);
    }
    const ids = feed.items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are available as JSON Feed', async () => {
    const { body, headers } = await content.get('/feed.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items[0]).toMatchObject({
      url: 'http://rostra.localhost/blog/bread',
      title: 'Bread & <roses>',
      date_published: '2026-05-01T10:00:00.000Z',
      authors: [{ name: 'Ada & Co' }],
    });
  });

  it('keep the id of a post whose slug has changed', async () => {
    const own = await openContentApp();
    const { documentId } = await write(own, 'blog-posts', { title: 'One', body: 'x' });
    const seen = async () => {
      const [channel] = named(parseXml((await own.get('/feed.xml')).body), 'channel');
      const [item] = channel ? named(channel, 'item') : [];
      const [{ id, url }] = JSON.parse((await own.get('/feed.json')).body).items;
      return [item && textOf(item, 'guid'), id, url];
    };
    expect(await seen()).toEqual([documentId, documentId, 'http://rostra.localhost/blog/one']);
    await own.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'two' } });
    expect(await seen()).toEqual([documentId, documentId, 'http://rostra.localhost/blog/two']);
    await own.close();
  });

  it('resolve links like the page and leave code samples unchanged', async () => {
    const own = await openContentApp();
    const sample = '<a class="x" href="/x">, <img src="/y">, <source srcset="/z">';
    const body = [
      'To `SAMPLE`, [a](/a), [b](b), [c](#c), [d](//other.test/d), [e](mailto:e@f.org).',
      '![A picture](/uploads/p.png)',
      '```html\nSAMPLE\n```',
    ].join('\n\n');
    await write(own, 'blog-posts', { title: 'One', body: body.replaceAll('SAMPLE', sample) });
    const [{ content_html: html }] = JSON.parse((await own.get('/feed.json')).body).items;
    const shown = sample.replaceAll('<', '&#x3C;');
    expect(html.split(shown)).toHaveLength(3);
    const addresses = [...html.replaceAll(shown, '').matchAll(/ (?:href|src)="([^"]*)"/g)];
    expect(addresses.map(([, address]) => address)).toEqual([
      'http://rostra.localhost/a',
      'http://rostra.localhost/blog/b',
      'http://rostra.localhost/blog/one#c',
      'http://other.test/d',
      'mailto:e@f.org',
      'http://rostra.localhost/uploads/p.png',
    ]);
    await own.close();
  });

  it('omit and report posts that cannot be rendered', async () => {
    const own = await openContentApp();
    await write(own, 'blog-posts', { title: 'Good', body: 'x' });
    await write(own, 'blog-posts', { title: 'Bad', body: 'x' });
    await own.service.db.queries
      .updateTable('blog_posts')
      .set({ body: '>'.repeat(4_000) })
      .where('slug', '=', 'bad')
      .execute();
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const items = await listFeedItems({ ...own.service, onError }, 'en');
    expect(items.map(({ title }) => title)).toEqual(['Good']);
    expect(errors).toEqual([expect.any(Error)]);
    await own.close();
  });

  it('return 304 until content changes', async () => {
    const { headers } = await content.get('/feed.xml');
    expect(headers['cache-control']).toContain('max-age=300');
    const again = async () =>
      content.app.inject({ url: '/feed.xml', headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await write(content, 'blog-posts', { title: 'New', body: 'x' });
    expect((await again()).statusCode).toBe(200);
  });
});

describe('while the database fails', () => {
  let own: ContentApp;
  beforeEach(async () => {
    own = await openContentApp();
    await write(own, 'blog-posts', { title: 'One', body: 'x' });
  });
  afterEach(() => own.close());
  const rename = async (from: string, to: string) => {
    const { schema } = own.service.db.queries;
    await schema.alterTable(from).renameTo(to).execute();
    // Responses are cached for a few seconds.
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
  };

  it.each(['/feed.xml', '/feed.json', '/sitemap.xml'])(
    '%s is served from the last good version',
    async (url) => {
      const before = await own.get(url);
      await rename('blog_posts', 'away');
      const during = await own.get(url);
      expect([during.status, during.body]).toEqual([200, before.body]);
      expect(during.headers.etag).toBe(before.headers.etag);
      await rename('away', 'blog_posts');
      expect((await own.get(url)).status).toBe(200);
    },
  );

  it.each(['/feed.xml', '/feed.json', '/sitemap.xml'])(
    '%s is unavailable without a current version',
    async (url) => {
      await rename('blog_posts', 'away');
      const first = await own.get(url);
      expect([first.status, first.headers['retry-after']]).toEqual([503, '30']);
      expect(first.body.error.code).toBe('unavailable');
      await rename('away', 'blog_posts');
      expect((await own.get(url)).status).toBe(200);
      await write(own, 'tags', { name: 'Red' });
      await rename('blog_posts', 'away');
      expect((await own.get(url)).status).toBe(503);
    },
  );
});

describe('for search engines', () => {
  it('lists every public page', async () => {
    const { body } = await content.get('/sitemap.xml');
    for (const path of ['/', '/blog', '/about', '/policies/domestic', '/blog/bread']) {
      expect(body).toContain(`<loc>http://rostra.localhost${path}</loc>`);
    }
    expect((await content.get('/robots.txt')).body).toContain(
      'Sitemap: http://rostra.localhost/sitemap.xml',
    );
  });
});

describe('the sitemap', () => {
  it('conforms to its schema', async () => {
    const { name, attributes, children } = parseXml((await content.get('/sitemap.xml')).body);
    expect(name).toBe('urlset');
    expect(attributes).toEqual({ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
    expect(children.length).toBeGreaterThan(0);
    expect(children.length).toBeLessThanOrEqual(50_000);
    for (const entry of children) {
      expect(entry.name).toBe('url');
      const parts = entry.children.map((part) => part.name);
      expect([['loc'], ['loc', 'lastmod']]).toContainEqual(parts);
      const loc = textOf(entry, 'loc');
      expectAbsolute(loc);
      expect(loc.length).toBeLessThan(2_048);
      if (parts.includes('lastmod')) expect(textOf(entry, 'lastmod')).toMatch(RFC_3339);
    }
    const all = children.map((entry) => textOf(entry, 'loc'));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('with features off', () => {
  it('has no blog calls, feeds or sitemap entries', async () => {
    const off = await openContentApp({ hasBlog: false });
    for (const path of [
      '/api/blog-posts',
      '/api/categories',
      '/api/tags',
      '/feed.xml',
      '/feed.json',
    ]) {
      expect([path, (await off.get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/api/blog-posts/by-slug/x', '/api/blog-posts/1']) {
      expect((await off.get(path)).status).toBe(404);
    }
    expect((await off.send('POST', '/api/blog-posts', { data: {} })).status).toBe(404);
    expect((await off.get('/sitemap.xml')).body).not.toContain('/blog');
    expect((await off.get('/api/policies')).status).toBe(200);
    const author = await write(off, 'authors', { name: 'Ada', username: 'ada' });
    const data = { title: 'One', body: 'x', author: author.documentId };
    const { documentId } = await write(off, 'member-contents', data);
    const shown = await off.get(`/api/member-contents/${documentId}?populate=author`, 'member');
    expect(shown.body.data.author.name).toBe('Ada');
    await off.close();
  });

  it('has no member content', async () => {
    const off = await openContentApp({ hasMemberContent: false });
    for (const path of [
      '/api/member-contents',
      '/api/member-contents/by-slug/x',
      '/api/attachments/x',
    ]) {
      expect([path, (await off.get(path, 'editor')).status]).toEqual([path, 404]);
    }
    expect((await off.get('/api/blog-posts')).status).toBe(200);
    await off.close();
  });

  it('has no authors if no enabled content type uses them', async () => {
    const off = await openContentApp({ hasBlog: false, hasMemberContent: false });
    expect((await off.get('/api/authors')).status).toBe(404);
    await off.close();
  });
});
