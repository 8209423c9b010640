import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../testing/content-app.ts';
import { write } from '../testing/write-posts.ts';

let content: ContentApp;

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
  it('are RSS with everything escaped and absolute', async () => {
    const { body, headers } = await content.get('/feed.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Bread &amp; &lt;roses&gt;</title>');
    expect(body).toContain('<guid isPermaLink="true">http://rostra.test/blog/bread</guid>');
    expect(body).toContain('<pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>');
    expect(body).toContain('<dc:creator>Ada &amp; Co</dc:creator>');
    expect(body).toContain('href=&quot;http://rostra.test/policies/domestic&quot;');
    expect(body).toContain('href=&quot;http://rostra.test/blog/bread#fn-1&quot;');
  });

  it('are JSON too', async () => {
    const { body, headers } = await content.get('/feed.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items[0]).toMatchObject({
      id: 'http://rostra.test/blog/bread',
      title: 'Bread & <roses>',
      date_published: '2026-05-01T10:00:00.000Z',
      authors: [{ name: 'Ada & Co' }],
    });
  });

  it('answer 304 to who has them, until something changes', async () => {
    const { headers } = await content.get('/feed.xml');
    expect(headers['cache-control']).toContain('max-age=300');
    const again = async () =>
      content.app.inject({ url: '/feed.xml', headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await write(content, 'blog-posts', { title: 'New', body: 'x' });
    expect((await again()).statusCode).toBe(200);
  });
});

describe('for search engines', () => {
  it('lists every public page', async () => {
    const { body } = await content.get('/sitemap.xml');
    for (const path of ['/', '/blog', '/about', '/policies/domestic', '/blog/bread']) {
      expect(body).toContain(`<loc>http://rostra.test${path}</loc>`);
    }
    expect((await content.get('/robots.txt')).body).toContain(
      'Sitemap: http://rostra.test/sitemap.xml',
    );
  });
});

describe('with features off', () => {
  it('has no blog: no calls, no feeds, no entries in the sitemap', async () => {
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
});
