import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp, type Role } from '../../../testing/content-app.ts';
import { addLibraryFile } from '../../../testing/media/add-library-file.ts';
import { write } from '../../../testing/write-posts.ts';
import { pages } from '../../pages/index.ts';

/** Words that occur only in texts that a reader may not see. */
const SECRETS = ['topsecretbody', 'quicksilver', 'hiddendraft', 'futurepost', 'attachedfile'];

let content: ContentApp;
let draftId: string;
let memberId: string;

beforeAll(async () => {
  content = await openContentApp({ collections: [pages] });
  await write(content, 'blog-posts', { title: 'Public', body: 'open' });
  draftId = (
    await write(content, 'blog-posts', { title: 'hiddendraft', body: 'x' }, '?status=draft')
  ).documentId;
  await write(content, 'blog-posts', {
    title: 'futurepost',
    body: 'x',
    publishedAt: '2027-01-01T00:00:00.000Z',
  });
  const changed = await write(content, 'blog-posts', { title: 'Edited', body: 'as published' });
  const edit = { data: { body: 'hiddendraft of a published post' } };
  await content.send('PUT', `/api/blog-posts/${changed.documentId}?status=draft`, edit);
  const file = await addLibraryFile(content.service.db.queries, 'attachedfile', {
    ...{ document_id: 'filedocument', hash: 'PRIVATE-attachedfile', ext: '.pdf' },
    ...{ mime: 'application/pdf', width: null, height: null, is_private: 1 },
    ...{ url: '/api/attachments/attachedfile', created_at: 'x', updated_at: 'x' },
  });
  for (const requiredPlan of ['account', 'any', 'basic', 'premium', 'annual']) {
    const entry = await write(content, 'member-contents', {
      title: `For ${requiredPlan}`,
      excerpt: 'memberexcerpt',
      body: 'The daybreak.\n\n::paywall\n\ntopsecretbody',
      attachments: [file.id],
      seo: { metaTitle: 'membersummary', metaDescription: 'membersummary' },
      requiredPlan,
    });
    if (requiredPlan === 'premium') memberId = entry.documentId;
  }
});
afterAll(() => content.close());

const expectNothing = (body: unknown) => {
  const text = JSON.stringify(body);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

describe('drafts', () => {
  it.each([
    '/api/blog-posts',
    '/api/blog-posts?populate=*',
    '/api/blog-posts?filters[publishedAt][$null]=true',
    '/api/blog-posts?filters[$or][0][publishedAt][$null]=true&filters[$or][1][id][$gt]=0',
    '/api/blog-posts?filters[$not][title]=nothing',
    '/api/blog-posts?filters[title][$contains]=hidden',
    '/api/blog-posts?_q=hidden',
    '/api/blog-posts?_q=future',
    '/api/blog-posts?sort=publishedAt&pagination[limit]=100&pagination[start]=0',
    '/api/search?q=hidden',
    '/api/search?q=future',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/api/blog-posts/by-slug/hiddendraft',
    '/api/blog-posts/by-slug/futurepost',
    '/api/blog-posts/by-slug/public',
  ])('are not part of %s', async (url) => {
    const { body } = await content.get(url);
    expectNothing(body);
  });

  it.each<Role>(['visitor', 'member', 'annual'])('are refused to a %s', async (role) => {
    for (const url of ['/api/blog-posts', `/api/blog-posts/${draftId}`]) {
      const { status, body } = await content.get(`${url}?status=draft`, role);
      expect([status, body.error.name]).toEqual([403, 'ForbiddenError']);
    }
    expect((await content.get(`/api/blog-posts/${draftId}`, role)).status).toBe(404);
    expect((await content.get('/api/blog-posts/1?fields=title', role)).body).not.toContain('draft');
  });

  it('are found in their text only by editors who ask for drafts', async () => {
    const total = async (query: string, role: Role) =>
      (await content.get(`/api/blog-posts?${query}`, role)).body.meta.pagination.total;
    for (const role of ['visitor', 'annual', 'editor'] as const) {
      expect(await total('_q=hiddendraft', role)).toBe(0);
      expect(await total('_q=published post', role)).toBe(0);
      expect(await total('_q=as published', role)).toBe(1);
    }
    expect(await total('status=draft&_q=published post', 'editor')).toBe(1);
    expect(await total('status=draft&_q=as published', 'editor')).toBe(0);
    expect(await total('status=draft&_q=!!!', 'editor')).toBe(0);
  });

  it('are not counted', async () => {
    const { body } = await content.get('/api/blog-posts?filters[title][$contains]=hidden');
    expect(body.meta.pagination.total).toBe(0);
    expect((await content.get('/api/blog-posts')).body.meta.pagination.total).toBe(2);
  });

  it('are returned to an editor on request', async () => {
    const { body } = await content.get('/api/blog-posts?status=draft&sort=title', 'editor');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Edited',
      'Public',
      'futurepost',
      'hiddendraft',
    ]);
  });
});

describe('member contents', () => {
  it.each([
    ['visitor', 0],
    ['member', 1],
    ['basic', 3],
    ['premium', 4],
    ['annual', 5],
    ['editor', 5],
  ] as const)(
    'are found in their text by a %s only if the plan includes them',
    async (role, total) => {
      const { body } = await content.get('/api/member-contents?_q=topsecretbody', role);
      expect(body.meta.pagination.total).toBe(total);
    },
  );

  const urls = [
    '/api/member-contents',
    '/api/member-contents?populate=*',
    '/api/member-contents?fields=*',
    '/api/member-contents?populate[featuredImage][populate]=*',
    '/api/member-contents?_q=topsecret',
    '/api/search?q=topsecretbody',
    '/api/entry-pages/member-contents/for-account',
    '/api/entry-pages/member-contents/for-premium',
    '/sitemap.xml',
    '/feed.xml',
  ];
  it.each(urls)('are not revealed to a visitor in %s', async (url) => {
    const { status, body } = await content.get(url);
    expect(status).toBe(200);
    expectNothing(body);
  });

  it.each([
    ['filters[body][$contains]=top', 'body', 'filters'],
    ['filters[$or][0][body][$startsWith]=t', 'body', 'filters'],
    ['filters[$not][body][$null]=true', 'body', 'filters'],
    ['filters[attachments][name][$contains]=a', 'attachments', 'filters'],
    ['sort=body', 'body', 'sort'],
    ['sort[attachments][name]=asc', 'attachments', 'sort'],
    ['fields=title,body', 'body', 'fields'],
    ['populate=attachments', 'attachments', 'populate'],
    ['populate[attachments][fields]=name', 'attachments', 'populate'],
  ])('respond to a visitor’s %s as to an unknown key', async (query, key, param) => {
    const { status, body } = await content.get(`/api/member-contents?${query}`);
    expect(status).toBe(400);
    expect(body.error.message).toBe(`Invalid key ${key}`);
    expect(body.error.details).toEqual({ key, path: null, source: 'query', param });
  });

  it.each([
    'filters[body][$contains]=top',
    'sort=body',
    'filters[attachments][id]=1',
    'sort=attachments.name',
  ])('cannot be guessed by a member with %s', async (query) => {
    expect((await content.get(`/api/member-contents?${query}`, 'member')).status).toBe(400);
    expect((await content.get(`/api/member-contents?${query}`, 'annual')).status).toBe(400);
  });

  it.each<[Role, string[]]>([
    ['member', ['For account']],
    ['basic', ['For account', 'For any', 'For basic']],
    ['premium', ['For account', 'For any', 'For basic', 'For premium']],
    ['annual', ['For account', 'For annual', 'For any', 'For basic', 'For premium']],
    ['editor', ['For account', 'For annual', 'For any', 'For basic', 'For premium']],
  ])('show %s only what the plan includes', async (role, opened) => {
    const url = '/api/member-contents?populate=attachments&sort=title';
    const { data } = (await content.get(url, role)).body;
    type Entry = { title: string; excerpt: string; body: string | null; attachments: unknown[] };
    const bodies = data.filter((entry: Entry) => entry.body !== null);
    expect(bodies.map(({ title }: Entry) => title)).toEqual(opened);
    const attached = data.filter((entry: Entry) => entry.attachments.length > 0);
    expect(attached.map(({ title }: Entry) => title)).toEqual(opened);
    expect(data.every((entry: Entry) => entry.excerpt === 'memberexcerpt')).toBe(true);
  });

  it.each<Role>(['visitor', 'member', 'editor'])('show title and excerpt to a %s', async (role) => {
    const query =
      'populate=seo&filters[seo][metaDescription][$containsi]=SUMMARY&sort=seo.metaTitle';
    const { data } = (await content.get(`/api/member-contents?${query}`, role)).body;
    expect(data).toHaveLength(5);
    expect(data[0].seo.metaDescription).toBe('membersummary');
  });

  it('are also protected on their own page', async () => {
    const url = '/api/member-contents/by-slug/for-premium';
    expect((await content.get(url)).status).toBe(401);
    const locked = (await content.get(url, 'basic')).body.data;
    expect(locked).toMatchObject({
      isLocked: true,
      bodyHtml: '<p>The daybreak.</p>',
      attachments: [],
      excerpt: 'memberexcerpt',
    });
    const open = (await content.get(url, 'premium')).body.data;
    expect(open).toMatchObject({ isLocked: false });
    expect(open.bodyHtml).toContain('<p>topsecretbody</p>');
    expect(
      (await content.get(`/api/member-contents/${memberId}`, 'basic')).body.data.body,
    ).toBeNull();
  });

  it('never cache a response of one caller for another', async () => {
    const url = '/api/member-contents?populate=*';
    expect(JSON.stringify((await content.get(url, 'annual')).body)).toContain('topsecretbody');
    expectNothing((await content.get(url)).body);
    expectNothing((await content.get(url)).body);
  });

  it('serve files only to members whose plan includes them', async () => {
    await content.storage.put('PRIVATE-attachedfile.pdf', Buffer.from('%PDF-bytes'));
    const link = (role: Role) =>
      content.send('POST', '/api/attachments/filedocument/link', undefined, role);
    expect((await link('visitor')).status).toBe(401);
    const opened = await content.get((await link('member')).body.url, 'member');
    expect([opened.status, opened.body]).toEqual([200, '%PDF-bytes']);
    expect(opened.headers['content-disposition']).toContain('attachment;');
    const before = (await link('basic')).body.url;
    await content.service.db.queries
      .updateTable('member_contents')
      .set({ required_plan: 'premium' })
      .execute();
    expect((await link('basic')).status).toBe(404);
    expect((await content.get(before, 'basic')).status).toBe(404);
    expect((await content.get(before, 'premium')).status).toBe(404);
    expect((await content.get((await link('premium')).body.url, 'premium')).status).toBe(200);
    expect((await content.get('/uploads/PRIVATE-attachedfile.pdf', 'editor')).status).toBe(404);
  });
});

describe('posts and pages with a plan', () => {
  beforeAll(async () => {
    const text = { body: 'The daybreak.\n\n::paywall\n\nquicksilver', access: 'premium' };
    await write(content, 'blog-posts', { title: 'Paid post', ...text });
    await write(content, 'pages', { title: 'Paid page', slug: 'paid-page', ...text });
    await write(content, 'pages', {
      title: 'Closed',
      slug: 'closed',
      ...text,
      body: 'quicksilver',
    });
  });

  it.each([
    '/api/blog-posts',
    '/api/blog-posts?populate=*',
    '/api/blog-posts?fields=*',
    '/api/blog-posts?_q=quicksilver',
    '/api/blog-posts/list',
    '/api/blog-posts/by-slug/paid-post',
    '/api/blog-posts/by-slug/public',
    '/api/pages',
    '/api/entry-pages/pages/paid-page',
    '/api/entry-pages/pages/closed',
    '/api/search?q=quicksilver',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
  ])('show only what stands above the paywall in %s', async (url) => {
    for (const role of ['visitor', 'member', 'basic'] as const) {
      expectNothing((await content.get(url, role)).body);
    }
  });

  it.each(['filters[body][$contains]=paid', 'filters[$not][body][$null]=true', 'sort=body'])(
    'cannot be guessed with %s',
    async (query) => {
      for (const role of ['visitor', 'member', 'annual'] as const) {
        expect((await content.get(`/api/blog-posts?${query}`, role)).status).toBe(400);
      }
    },
  );

  it.each<[Role, boolean]>([
    ['visitor', true],
    ['basic', true],
    ['premium', false],
    ['annual', false],
    ['editor', false],
  ])('open for a %s if the plan includes them', async (role, isLocked) => {
    const { data: post } = (await content.get('/api/blog-posts/by-slug/paid-post', role)).body;
    const { data: page } = (await content.get('/api/entry-pages/pages/paid-page', role)).body;
    const { data: closed } = (await content.get('/api/entry-pages/pages/closed', role)).body;
    for (const entry of [post, page, closed]) expect(entry.isLocked).toBe(isLocked);
    for (const entry of [post, page]) {
      expect(entry.bodyHtml).toContain('daybreak');
      expect(entry.bodyHtml.includes('quicksilver')).toBe(!isLocked);
    }
    expect(closed.bodyHtml).toBe(isLocked ? '' : '<p>quicksilver</p>');
  });

  it('are found by everybody in their free part', async () => {
    const { data } = (await content.get('/api/search?q=daybreak')).body;
    const paths = data.map(({ path }: { path: string }) => path).sort();
    expect(paths).toContain('/blog/paid-post');
    expect(paths).toContain('/member-content/for-premium');
    const own = (await content.get('/api/search?q=daybreak', 'premium')).body.data;
    const opened = own.map(({ path }: { path: string }) => path);
    expect(opened).toContain('/dashboard/content/for-premium');
  });

  it('give the free part in feeds and in the API', async () => {
    expect((await content.get('/feed.json')).body).toContain('daybreak');
    const { data } = (await content.get('/api/blog-posts?filters[slug]=paid-post')).body;
    expect(data).toMatchObject([{ access: 'premium', body: null, freePart: 'The daybreak.' }]);
  });
});
