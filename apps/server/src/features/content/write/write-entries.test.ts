import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { publishDue } from '../schedule/publish-due.ts';
import { checkBody } from '../validate/check-body.ts';

let content: ContentApp;
beforeEach(async () => {
  content = await openContentApp();
});
afterEach(() => content.close());

const post = { title: 'First', body: 'Words.' };
const titlesSeen = async () =>
  (await content.get('/api/blog-posts')).body.data.map(({ title }: { title: string }) => title);

describe('write access', () => {
  it.each([
    ['visitor', 401, 'UnauthorizedError'],
    ['member', 403, 'ForbiddenError'],
    ['annual', 403, 'ForbiddenError'],
  ] as const)('not a %s', async (role, status, name) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const url = method === 'POST' ? '/api/blog-posts' : '/api/blog-posts/1';
      const response = await content.send(method, url, { data: post }, role);
      expect([response.status, response.body.error.name]).toEqual([status, name]);
    }
    const versions = await content.get('/api/blog-posts/1/versions', role);
    expect(versions.status).toBe(status);
  });
});

describe('the body of an unauthorised request', () => {
  it.each(['POST', 'PUT'] as const)('is not read: %s', async (method) => {
    const response = await content.app.inject({
      method,
      url: method === 'POST' ? '/api/blog-posts' : '/api/blog-posts/1',
      headers: { 'content-type': 'application/json' },
      payload: '{"data": ',
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('a body', () => {
  const refuse = async (body: unknown) => {
    const response = await content.send('POST', '/api/blog-posts', body);
    expect(response.status).toBe(400);
    return response.body.error;
  };

  it.each([{}, { data: null }, { data: [] }, { data: 'x' }, post])(
    'must have data: %j',
    async (body) => {
      expect(await refuse(body)).toMatchObject({
        name: 'ValidationError',
        message: 'Missing "data" payload in the request body',
      });
    },
  );

  it.each(['id', 'documentId', 'nope', 'state', 'document_id'])(
    'may not contain %s',
    async (key) => {
      expect((await refuse({ data: { ...post, [key]: 1 } })).message).toBe(`Invalid key ${key}`);
    },
  );

  it.each([
    { tags: [99_999_999_999] },
    { tags: [{ id: 2_147_483_648 }] },
    { author: 99_999_999_999 },
    { tags: ['a\0'] },
    { title: 'a\0' },
  ])('may not contain values that a database rejects: %j', async (data) => {
    expect((await refuse({ data: { ...post, ...data } })).name).toBe('ValidationError');
  });

  describe('of a policy', () => {
    const policy = { title: 'One', area: 'domestic', body: 'x' };
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

    it.each([
      ['nothing', []],
      ['quotes, other alphabets and a lone surrogate', ['"a"', '日本 🌍', '\ud800', "it's\n"]],
      ['fifty long lines', Array(50).fill('x'.repeat(500))],
    ])('may list %s', async (_, keyPoints) => {
      const { documentId } = await write(content, 'policies', { ...policy, keyPoints });
      expect((await content.get(`/api/policies/${documentId}`)).body.data).toMatchObject({
        keyPoints,
      });
      const page = (await content.get('/api/policies/by-slug/one')).body.data;
      expect(page).toMatchObject({ keyPoints });
      const [version] = (await content.get(`/api/policies/${documentId}/versions`, 'editor')).body
        .data;
      expect(version.data).toMatchObject({ keyPoints });
    });

    it.each([
      ['a text', 'one point'],
      ['objects', [{ text: 'x' }]],
      ['numbers', [1, 2]],
      ['an object', {}],
      ['false', false],
      ['a missing line', ['a', null]],
      ['an empty line', ['a', ' ']],
      ['NUL', ['a\0b']],
      ['a line that is too long', ['x'.repeat(501)]],
      ['too many lines', Array(51).fill('x')],
      ['lists in lists', nested(1_500)],
    ])('may not have %s as key points', async (_, keyPoints) => {
      const { documentId } = await write(content, 'policies', { ...policy, keyPoints: ['a'] });
      for (const response of [
        await content.send('POST', '/api/policies', { data: { ...policy, slug: 'b', keyPoints } }),
        await content.send('PUT', `/api/policies/${documentId}`, { data: { keyPoints } }),
      ]) {
        expect([response.status, response.body.error.name]).toEqual([400, 'ValidationError']);
        expect(response.body.error.details.errors[0].path).toEqual(['keyPoints']);
      }
      const { data } = (await content.get('/api/policies')).body;
      expect(data).toEqual([expect.objectContaining({ keyPoints: ['a'] })]);
    });

    it('can reset a field with a default', async () => {
      const { documentId } = await write(content, 'policies', { ...policy, order: 7 });
      for (const order of [null, '']) {
        const response = await content.send('PUT', `/api/policies/${documentId}`, {
          data: { order, keyPoints: null },
        });
        expect(response.body.data).toMatchObject({ order: 0, keyPoints: null });
      }
      await write(content, 'policies', { ...policy, slug: 'two', order: null });
    });
  });

  it.each([
    ...['title', 'author', 'categories', 'seo', 'publishedAt', 'nope'].map((key) => [
      'blog-posts',
      key,
    ]),
    ['policies', 'keyPoints'],
    ['policies', 'order'],
  ])('of %s may not overflow the stack in %s', async (plural, key) => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const response = await content.app.inject({
      method: 'POST',
      url: `/api/${plural}`,
      headers: { 'x-role': 'editor', 'content-type': 'application/json' },
      payload: `{"data":{"title":"x","body":"x","${key}":${deep}}}`,
    });
    expect(response.statusCode).toBe(400);
  });

  it('gets an error for each invalid field with its path', async () => {
    const error = await refuse({ data: { slug: 'Not A Slug', seo: { metaTitle: 7 } } });
    expect(error.message).toBe('4 errors occurred');
    expect(error.details.errors).toEqual([
      {
        path: ['slug'],
        message: 'slug must be lower-case letters, digits and single hyphens',
        name: 'ValidationError',
        value: 'Not A Slug',
      },
      {
        path: ['seo', 'metaTitle'],
        message: 'seo.metaTitle must be a string',
        name: 'ValidationError',
        value: 7,
      },
      { path: ['title'], message: 'title must be defined.', name: 'ValidationError' },
      { path: ['body'], message: 'body must be defined.', name: 'ValidationError' },
    ]);
  });

  it.each(['20260-11-15', '+020260-11-15T00:00:00.000Z', '-000001-01-01T00:00:00Z', 'soon', 7])(
    'may not be published at %j',
    async (publishedAt) => {
      const error = await refuse({ data: { ...post, publishedAt } });
      expect(error.message).toBe('publishedAt must be an ISO date');
      expect(await titlesSeen()).toEqual([]);
    },
  );

  it.each([
    ['quotations', '>'.repeat(900)],
    ['spaced quotations', '> '.repeat(100_000)],
    ['lists', `Words.\r${'- '.repeat(400)}x`],
    ['numbered lists', '1. '.repeat(300)],
    ['both in a text', `Words.\n\n${'> - '.repeat(16)}x`],
    [
      'lists by indentation',
      Array.from({ length: 60 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
    ],
    ['emphasis', `${'*a _a '.repeat(60)}${'a_ a* '.repeat(60)}`],
  ])('may not nest %s without limit', async (_, body) => {
    const { documentId } = await write(content, 'blog-posts', post);
    for (const response of [
      await content.send('POST', '/api/blog-posts', { data: { title: 'Deep', body } }),
      await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { body } }),
    ]) {
      expect([response.status, response.body.error.details?.errors]).toEqual([
        400,
        [{ path: ['body'], message: 'body is nested too deeply', name: 'ValidationError' }],
      ]);
    }
    expect((await content.get('/api/blog-posts/by-slug/first')).status).toBe(200);
    expect((await content.get('/feed.xml')).status).toBe(200);
  });

  it('may not take too long to render', async () => {
    const columns = { body: '*a_ '.repeat(50_000) };
    const { renderPool } = content.service;
    const hurried = { tryToRender: (body: string) => renderPool.tryToRender(body, 500) };
    await expect(checkBody(hurried, { columns, relations: [] })).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'body takes too long to show: it has too many marks in one paragraph',
    });
  });

  it('may be as long as a book', async () => {
    const paragraph = `${'Words and *emphasis* and [links](/x). '.repeat(12)}\n\n`;
    const body = `# One\n\n${paragraph.repeat(40)}`;
    await write(content, 'blog-posts', { title: 'Long', body });
    expect((await content.get('/api/blog-posts/by-slug/long')).body.data.toc).toHaveLength(1);
  });

  it('accepts reasonable nesting', async () => {
    const list = Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- *a*`).join('\n');
    const body = `${'> '.repeat(20)}a\n\n${list}\n\n${'-'.repeat(500)}`;
    await write(content, 'blog-posts', { title: 'Deep', body });
    expect((await content.get('/api/blog-posts/by-slug/deep')).status).toBe(200);
  });

  it('must reference existing relations', async () => {
    const error = await refuse({ data: { ...post, categories: [1, 2], author: 'nobody' } });
    expect(error.message).toContain('do not exist');
  });

  it('must have a unique slug', async () => {
    await write(content, 'blog-posts', post);
    const error = await refuse({ data: post });
    expect(error.details.errors[0]).toMatchObject({
      path: ['slug'],
      message: 'This attribute must be unique',
    });
  });

  it('must have an allowed value', async () => {
    const { body } = await content.send('POST', '/api/policies', {
      data: { title: 'x', body: 'x', area: 'lunar' },
    });
    expect(body.error.message).toBe(
      'area must be one of the following values: domestic, international, economic, manifesto, about, privacy, terms, cookies, imprint',
    );
  });
});

describe('writing', () => {
  it('creates, updates and deletes', async () => {
    const created = await content.send('POST', '/api/blog-posts?populate=categories', {
      data: post,
    });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ slug: 'first', categories: [], readingMinutes: 1 });
    expect(created.body.data.documentId).toMatch(/^[a-z0-9]{24}$/);
    const { id, documentId } = created.body.data;

    const news = await write(content, 'categories', { name: 'News' });
    const essays = await write(content, 'categories', { name: 'Essays' });
    const url = `/api/blog-posts/${documentId}?populate=categories`;
    const change = async (data: unknown) => (await content.send('PUT', url, { data })).body.data;
    const slugs = (entry: { categories: { slug: string }[] }) =>
      entry.categories.map(({ slug }) => slug);
    const changed = await change({ title: 'Second', categories: [essays.documentId, news.id] });
    expect(changed).toMatchObject({ id, title: 'Second', body: 'Words.', slug: 'first' });
    expect(slugs(changed)).toEqual(['essays', 'news']);
    expect(slugs(await change({ categories: { disconnect: [news.id] } }))).toEqual(['essays']);
    expect(slugs(await change({ categories: { connect: [{ id: news.id }] } }))).toEqual([
      'essays',
      'news',
    ]);
    expect(slugs(await change({ categories: [] }))).toEqual([]);

    const byNumber = await content.send('PUT', `/api/blog-posts/${id}`, {
      data: { title: 'Third' },
    });
    expect(byNumber.body.data.title).toBe('Third');
    const gone = await content.app.inject({
      method: 'DELETE',
      url: `/api/blog-posts/${documentId}`,
      headers: { 'x-role': 'editor', 'content-type': 'application/json' },
    });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect((await content.get(`/api/blog-posts/${documentId}`)).status).toBe(404);
    expect((await content.send('DELETE', `/api/blog-posts/${documentId}`)).status).toBe(204);
    expect((await content.send('DELETE', '/api/blog-posts/999999')).status).toBe(204);
    expect((await content.send('PUT', '/api/blog-posts/none', { data: {} })).status).toBe(404);
  });

  it('makes slugs from titles and names in any script', async () => {
    const slugOf = async (plural: string, data: object) =>
      (await content.send('POST', `/api/${plural}`, { data })).body.data.slug;
    expect([
      await slugOf('blog-posts', { ...post, title: 'Квартплата' }),
      await slugOf('categories', { name: '住房' }),
      await slugOf('tags', { name: 'Łódź' }),
      await slugOf('authors', { name: 'محمود درويش', username: 'mahmoud' }),
      await slugOf('tags', { name: '#' }),
    ]).toEqual([
      'kvartplata',
      'zhu-fang',
      'lodz',
      'mhmwd-drwysh',
      expect.stringMatching(/^[a-z0-9]{8}$/),
    ]);
  });

  it('accepts what it returned, and computes its own values', async () => {
    const tag = await write(content, 'tags', { name: 'Pipes' });
    const author = await write(content, 'authors', { name: 'Ada', username: 'ada' });
    const relations = { tags: [tag.id], author: author.id };
    const { documentId } = await write(content, 'blog-posts', { ...post, ...relations });
    const url = `/api/blog-posts/${documentId}?populate=*`;
    const { id: _, documentId: __, ...read } = (await content.get(url)).body.data;
    content.clock.now = new Date('2026-06-02T12:00:00.000Z');
    const data = { ...read, readingMinutes: 99, createdAt: '2001-01-01', updatedAt: 'never' };
    const { status, body } = await content.send('PUT', url, { data });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data).toEqual({
      ...(await content.get(url)).body.data,
      ...read,
      updatedAt: '2026-06-02T12:00:00.000Z',
    });
    const copied = await content.send('POST', '/api/blog-posts', { data: { ...data, slug: 'b' } });
    expect(copied.body.data).toMatchObject({
      readingMinutes: 1,
      createdAt: '2026-06-02T12:00:00.000Z',
    });
  });

  it('connects entries at a position', async () => {
    const [a, b, c, d] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => write(content, 'tags', { name })),
    );
    if (!a || !b || !c || !d) throw new Error('A tag is missing');
    const { documentId } = await write(content, 'blog-posts', { ...post, tags: [a.id, b.id] });
    const url = `/api/blog-posts/${documentId}?populate=tags`;
    const connect = async (...items: unknown[]) => {
      const { status, body } = await content.send('PUT', url, {
        data: { tags: { connect: items } },
      });
      const names = body.data?.tags.map(({ name }: { name: string }) => name).join('');
      return names ?? status;
    };
    expect(await connect({ id: c.id, position: { start: true } })).toBe('CAB');
    const d1 = { documentId: d.documentId, position: { before: b.documentId } };
    expect(await connect(d1)).toBe('CADB');
    expect(await connect({ id: c.id, position: { after: d.id } })).toBe('ADCB');
    expect(await connect({ id: a.id, position: { end: true } })).toBe('DCBA');
    expect(await connect({ id: d.id }, { id: b.id, position: null })).toBe('DCBA');
    const afterNew = { id: b.id, position: { after: d.documentId } };
    expect(await connect({ id: d.id, position: { end: true } }, afterNew)).toBe('CADB');
    const wrong: unknown[] = [
      { start: false },
      { start: true, end: true },
      { before: 'none' },
      { before: { a: 1 } },
      { between: a.id },
      {},
      'start',
      [],
    ];
    for (const position of wrong) {
      expect([position, await connect({ id: a.id, position })]).toEqual([position, 400]);
    }
    expect(await connect({ id: a.id, position: { before: a.id } })).toBe(400);
    const e = await write(content, 'tags', { name: 'E' });
    expect(await connect({ id: a.id, position: { after: e.id } })).toBe(400);
    expect(await connect()).toBe('CADB');
  });

  it('reads numbers and times from text', async () => {
    const policy = { title: 'One', area: 'domestic', body: 'x' };
    const { documentId } = await write(content, 'policies', { ...policy, order: ' 7 ' });
    const change = async (data: unknown) => {
      const { status, body } = await content.send('PUT', `/api/policies/${documentId}`, { data });
      return status === 200 ? body.data : status;
    };
    expect(await change({})).toMatchObject({ order: 7 });
    expect(await change({ order: '-3' })).toMatchObject({ order: -3 });
    for (const order of ['1.5', '0x10', '1e3', 'seven', '99999999999', [], true]) {
      expect([order, await change({ order })]).toEqual([order, 400]);
    }
    const publishedAt = '2026-01-02T00:00:00.000Z';
    for (const given of [String(Date.parse(publishedAt)), '2026-01-02']) {
      expect(await change({ publishedAt: given })).toMatchObject({ publishedAt });
    }
    for (const given of ['soon', '99999999999999999', true, {}]) {
      expect([given, await change({ publishedAt: given })]).toEqual([given, 400]);
    }
  });

  it('keeps an empty text, which is not the same as no text', async () => {
    const { documentId } = await write(content, 'blog-posts', { ...post, excerpt: '' });
    const url = `/api/blog-posts/${documentId}?populate=seo`;
    expect((await content.get(url)).body.data).toMatchObject({ excerpt: '', seo: null });
    const data = { excerpt: null, seo: { metaTitle: '' } };
    const { body } = await content.send('PUT', url, { data });
    expect(body.data).toMatchObject({
      excerpt: null,
      seo: { metaTitle: '', metaDescription: null },
    });
    expect((await content.send('PUT', url, { data: { title: '' } })).status).toBe(400);
  });

  it('disconnects only the given entry of a to-one relation', async () => {
    const anna = await write(content, 'authors', { username: 'anna', name: 'Anna' });
    const berta = await write(content, 'authors', { username: 'berta', name: 'Berta' });
    const { documentId } = await write(content, 'blog-posts', { ...post, author: anna.id });
    const change = async (author: unknown) => {
      const url = `/api/blog-posts/${documentId}?populate=author`;
      const { status, body } = await content.send('PUT', url, { data: { author } });
      return [status, body.data.author?.name ?? null];
    };
    expect(await change({ connect: [], disconnect: [] })).toEqual([200, 'Anna']);
    expect(await change({ disconnect: [berta.documentId] })).toEqual([200, 'Anna']);
    expect(await change({ connect: [anna.id, berta.id] })).toEqual([200, 'Berta']);
    expect(await change({ connect: [anna.id], disconnect: [berta.id] })).toEqual([200, 'Anna']);
    expect(await change({ disconnect: [anna.documentId] })).toEqual([200, null]);
    expect(await change({ disconnect: [anna.id] })).toEqual([200, null]);
    expect(await change({ connect: [berta.id] })).toEqual([200, 'Berta']);
    expect(await change({ set: [] })).toEqual([200, null]);
  });

  it('drops cached pages that show the entry', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    expect(content.invalidated).toEqual(['blog-posts', 'blog-posts:first']);
    content.invalidated.length = 0;
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'newer' } });
    expect(content.invalidated).toEqual(['blog-posts', 'blog-posts:first', 'blog-posts:newer']);
    content.invalidated.length = 0;
    await write(content, 'tags', { name: 'Red' });
    expect(content.invalidated).toEqual(['tags', 'blog-posts', 'tags:red']);
  });

  it('is rolled back if a part fails', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    const data = { title: 'Half', categories: [99] };
    expect((await content.send('PUT', `/api/blog-posts/${documentId}`, { data })).status).toBe(400);
    expect(await titlesSeen()).toEqual(['First']);
  });
});

describe('drafts', () => {
  it('are edited next to the published version and then published', async () => {
    const { documentId, id } = await write(content, 'blog-posts', post);
    const url = `/api/blog-posts/${documentId}`;
    const draft = await content.send('PUT', `${url}?status=draft`, { data: { title: 'Better' } });
    expect(draft.body.data).toMatchObject({ title: 'Better', publishedAt: null });
    expect(await titlesSeen()).toEqual(['First']);
    const published = await content.send('PUT', url, { data: {} });
    expect(published.body.data).toMatchObject({ id, title: 'Better' });
    expect(await titlesSeen()).toEqual(['Better']);
    await content.send('PUT', url, { data: { publishedAt: null } });
    expect(await titlesSeen()).toEqual([]);
    expect((await content.get(`${url}?status=draft`, 'editor')).body.data.title).toBe('Better');
  });

  it('appear at their publication time and drop cached pages', async () => {
    const publishedAt = '2026-06-02T08:00:00.000Z';
    const response = await content.send('POST', '/api/blog-posts', {
      data: { ...post, publishedAt },
    });
    expect(response.status).toBe(201);
    expect(await titlesSeen()).toEqual([]);
    content.invalidated.length = 0;
    const since = await publishDue(content.service, content.clock.now.toISOString());
    expect(content.invalidated).toEqual([]);
    content.clock.now = new Date(publishedAt);
    await publishDue(content.service, since);
    expect(content.invalidated).toEqual(['blog-posts', 'blog-posts:first']);
    expect(await titlesSeen()).toEqual(['First']);
  });
});

describe('a future publication time', () => {
  const later = '2026-06-02T08:00:00.000Z';

  it('is refused for published entries', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    const url = `/api/blog-posts/${documentId}`;
    const response = await content.send('PUT', url, {
      data: { title: 'Later', publishedAt: later },
    });
    expect([response.status, response.body.error.details.errors[0].path]).toEqual([
      400,
      ['publishedAt'],
    ]);
    expect(await titlesSeen()).toEqual(['First']);
    expect((await content.get(`${url}?status=draft`, 'editor')).body.data.title).toBe('First');
  });

  it('can be changed until it is due, and set for unpublished entries', async () => {
    const { documentId } = await write(content, 'blog-posts', { ...post, publishedAt: later });
    const change = async (publishedAt: string | null) =>
      (await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { publishedAt } }))
        .status;
    expect(await change('2026-06-03T08:00:00.000Z')).toBe(200);
    expect(await change(content.clock.now.toISOString())).toBe(200);
    expect(await titlesSeen()).toEqual(['First']);
    expect(await change(later)).toBe(400);
    expect(await change(null)).toBe(200);
    expect(await change(later)).toBe(200);
    expect(await titlesSeen()).toEqual([]);
  });
});

describe('an entry that is unpublished and republished', () => {
  it('keeps the time of its first publication', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    const first = content.clock.now.toISOString();
    const change = async (data: object) =>
      (await content.send('PUT', `/api/blog-posts/${documentId}`, { data })).body.data;
    content.clock.now = new Date('2026-06-05T12:00:00.000Z');
    expect(await change({ publishedAt: null })).toMatchObject({ publishedAt: null });
    content.clock.now = new Date('2026-06-06T12:00:00.000Z');
    expect(await change({})).toMatchObject({ publishedAt: first });
    const given = '2026-05-01T00:00:00.000Z';
    await change({ publishedAt: null });
    expect(await change({ publishedAt: given })).toMatchObject({ publishedAt: given });
    await change({ publishedAt: null });
    expect(await change({})).toMatchObject({ publishedAt: given });
  });

  it('does not keep a publication time that was never reached', async () => {
    const publishedAt = '2026-06-02T08:00:00.000Z';
    const { documentId } = await write(content, 'blog-posts', { ...post, publishedAt });
    const url = `/api/blog-posts/${documentId}`;
    await content.send('PUT', url, { data: { publishedAt: null } });
    await content.send('PUT', url, { data: {} });
    expect(await titlesSeen()).toEqual(['First']);
  });
});

describe('a document that two editors write at the same time', () => {
  it('is either updated or deleted completely', async () => {
    const tag = await write(content, 'tags', { name: 'Red' });
    for (let round = 0; round < 10; round += 1) {
      const query = round % 2 === 0 ? '' : '?status=draft';
      const { documentId } = await write(content, 'blog-posts', post, query);
      const url = `/api/blog-posts/${documentId}`;
      const data = { title: `Round ${round}`, tags: [tag.id] };
      const [changed, deleted] = await Promise.all([
        content.send('PUT', url, { data }),
        content.send('DELETE', url),
      ]);
      expect([200, 404]).toContain(changed.status);
      expect(deleted.status).toBe(204);
      expect(await titlesSeen()).toEqual([]);
    }
  });
});

describe('versions', () => {
  it('are stored for each change and can be restored', async () => {
    const tag = await write(content, 'tags', { name: 'Red' });
    const { documentId } = await write(content, 'blog-posts', { ...post, tags: [tag.id] });
    const url = `/api/blog-posts/${documentId}`;
    await content.send('PUT', `${url}?status=draft`, { data: { title: 'Second', tags: [] } });
    await content.send('DELETE', url);
    const { data } = (await content.get(`${url}/versions`, 'editor')).body;
    type Version = { number: number; status: string; editorId: number; data: { title: string } };
    expect(
      data.map(({ number, status, editorId, data: { title } }: Version) => [
        number,
        status,
        editorId,
        title,
      ]),
    ).toEqual([
      [3, 'deleted', 9, 'Second'],
      [2, 'draft', 9, 'Second'],
      [1, 'published', 9, 'First'],
    ]);
    const first = data.at(-1).data;
    const again = await content.send('POST', '/api/blog-posts?populate=tags', { data: first });
    expect(again.body.data).toMatchObject({ title: 'First', tags: [{ slug: 'red' }] });
  });
});

describe('old slugs', () => {
  it('redirect to the current slug until they are used again', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    const rename = (slug: string) =>
      content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug } });
    await rename('second');
    await rename('third');
    for (const slug of ['first', 'second']) {
      const page = await content.get(`/api/blog-posts/by-slug/${slug}`);
      expect([page.status, page.body.error.details]).toEqual([404, { movedTo: 'third' }]);
      const redirect = await content.get(`/api/redirects/blog-posts/${slug}`);
      expect(redirect.body).toEqual({ data: { slug: 'third' } });
    }
    await write(content, 'blog-posts', post);
    expect((await content.get('/api/blog-posts/by-slug/first')).status).toBe(200);
    expect((await content.get('/api/redirects/blog-posts/first')).status).toBe(404);
    expect((await content.get('/api/redirects/nothing/first')).status).toBe(404);
  });

  it('are kept while the entry is unpublished', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    const change = (data: object) => content.send('PUT', `/api/blog-posts/${documentId}`, { data });
    await change({ publishedAt: null });
    expect((await content.get('/api/blog-posts/by-slug/first')).body.error.details).toEqual({});
    await change({ slug: 'second' });
    expect((await content.get('/api/blog-posts/by-slug/first')).body.error.details).toEqual({
      movedTo: 'second',
    });
  });

  it('redirect until an entry scheduled under them is due', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'second' } });
    const publishedAt = '2026-06-02T08:00:00.000Z';
    const later = await write(content, 'blog-posts', { ...post, publishedAt });
    const redirect = () => content.get('/api/redirects/blog-posts/first');
    expect((await redirect()).body).toEqual({ data: { slug: 'second' } });
    content.clock.now = new Date(publishedAt);
    expect((await redirect()).status).toBe(404);
    expect((await content.get('/api/blog-posts/by-slug/first')).status).toBe(200);
    await content.send('DELETE', `/api/blog-posts/${later.documentId}`);
    expect((await redirect()).body).toEqual({ data: { slug: 'second' } });
  });

  it('redirect to the previous owner again after the new owner is deleted', async () => {
    const { documentId } = await write(content, 'blog-posts', post);
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'second' } });
    const other = await write(content, 'blog-posts', post);
    const path = `/api/blog-posts/${other.documentId}`;
    content.clock.now = new Date(content.clock.now.getTime() + 1000);
    await content.send('PUT', path, { data: { publishedAt: null } });
    const redirect = async () => (await content.get('/api/redirects/blog-posts/first')).body;
    expect(await redirect()).toEqual({ data: { slug: 'second' } });
    await content.send('PUT', path, { data: { slug: 'third' } });
    expect(await redirect()).toEqual({ data: { slug: 'third' } });
    await content.send('DELETE', path);
    expect(await redirect()).toEqual({ data: { slug: 'second' } });
  });

  it('do not exist for slugs that were never public', async () => {
    const publishedAt = '2026-06-02T08:00:00.000Z';
    const { documentId } = await write(content, 'blog-posts', { ...post, publishedAt });
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'second' } });
    content.clock.now = new Date(publishedAt);
    expect((await content.get('/api/redirects/blog-posts/first')).status).toBe(404);
  });

  it.each(['categories', 'tags', 'authors'])('are kept for %s', async (plural) => {
    const named = { name: 'Old', ...(plural === 'authors' ? { username: 'old' } : {}) };
    const { documentId } = await write(content, plural, named);
    const change = (data: object) => content.send('PUT', `/api/${plural}/${documentId}`, { data });
    const redirect = () => content.get(`/api/redirects/${plural}/old`);
    await change({ name: 'Older' });
    expect((await redirect()).status).toBe(404);
    await change({ slug: 'new' });
    expect((await redirect()).body).toEqual({ data: { slug: 'new' } });
    await write(content, plural, named);
    expect((await redirect()).status).toBe(404);
  });
});
