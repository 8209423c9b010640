import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';

let content: ContentApp;

const titles = async (query: string) => {
  const { status, body } = await content.get(`/api/blog-posts?${query}`);
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body.data.map(({ title }: { title: string }) => title);
};

const failure = async (query: string, plural = 'blog-posts') => {
  const { status, body } = await content.get(`/api/${plural}?${query}`);
  return { status, name: body.error?.name, message: body.error?.message };
};

beforeAll(async () => {
  content = await openContentApp();
  const ada = await write(content, 'authors', {
    name: 'Ada',
    username: 'ada',
    slug: 'ada',
    bio: 'b',
  });
  const ben = await write(content, 'authors', { name: 'Ben', username: 'ben', slug: 'ben' });
  const news = await write(content, 'categories', { name: 'News', seo: { metaTitle: 'All news' } });
  const essays = await write(content, 'categories', { name: 'Essays' });
  const red = await write(content, 'tags', { name: 'Red' });
  const posts = [
    {
      title: 'Alpha',
      excerpt: 'Über alles',
      author: ada.id,
      categories: [news.id],
      tags: [red.id],
    },
    { title: 'beta', author: ben.documentId, categories: [essays.id, news.id] },
    { title: 'Gamma ray', excerpt: 'a 100% sure_thing', author: ada.id, tags: [red.id] },
    { title: 'delta', excerpt: '' },
  ];
  for (const [index, post] of posts.entries()) {
    const publishedAt = `2026-01-0${index + 1}T00:00:00.000Z`;
    await write(content, 'blog-posts', { body: `Body of ${post.title}`, publishedAt, ...post });
  }
});
afterAll(() => content.close());

describe('filters', () => {
  it.each([
    ['filters[title]=Alpha', ['Alpha']],
    ['filters%5Btitle%5D%5B%24eq%5D=Alpha', ['Alpha']],
    ['filters[title][$eqi]=ALPHA', ['Alpha']],
    ['filters[title][$ne]=Alpha', ['beta', 'Gamma ray', 'delta']],
    ['filters[title][$nei]=ALPHA', ['beta', 'Gamma ray', 'delta']],
    ['filters[title][$in][0]=Alpha&filters[title][$in][1]=beta', ['Alpha', 'beta']],
    ['filters[title][]=Alpha&filters[title][]=beta', ['Alpha', 'beta']],
    ['filters[title][$eq][0]=Alpha&filters[title][$eq][1]=beta', ['Alpha', 'beta']],
    ['filters[title][$ne][]=Alpha&filters[title][$ne][]=beta', ['Gamma ray', 'delta']],
    ['filters[title][$notIn]=Alpha', ['beta', 'Gamma ray', 'delta']],
    ['filters[publishedAt][$lt]=2026-01-02', ['Alpha']],
    ['filters[publishedAt][$lte]=2026-01-02', ['Alpha', 'beta']],
    ['filters[publishedAt][$gt]=2026-01-03T00:00:00Z', ['delta']],
    ['filters[publishedAt][$gte]=2026-01-03T00:00:00Z', ['Gamma ray', 'delta']],
    [
      'filters[publishedAt][$between][0]=2026-01-02&filters[publishedAt][$between][1]=2026-01-03',
      ['beta', 'Gamma ray'],
    ],
    ['filters[excerpt][$contains]=%25', ['Gamma ray']],
    ['filters[excerpt][$contains]=_', ['Gamma ray']],
    ['filters[excerpt][$containsi]=%C3%BCBER', ['Alpha']],
    ['filters[excerpt][$notContains]=100', ['Alpha', 'delta']],
    ['filters[excerpt][$notContainsi]=%C3%9Cber', ['Gamma ray', 'delta']],
    ['filters[title][$startsWith]=G', ['Gamma ray']],
    ['filters[title][$startsWithi]=B', ['beta']],
    ['filters[title][$endsWith]=ta', ['beta', 'delta']],
    ['filters[title][$endsWithi]=RAY', ['Gamma ray']],
    ['filters[excerpt][$null]=true', ['beta']],
    ['filters[excerpt][$eq]=', ['delta']],
    ['filters[excerpt][$notNull]=true', ['Alpha', 'Gamma ray', 'delta']],
    ['filters[excerpt][$null]=false', ['Alpha', 'Gamma ray', 'delta']],
    ['filters[title][$not][$eq]=Alpha', ['beta', 'Gamma ray', 'delta']],
    ['filters[$or][0][title]=Alpha&filters[$or][1][title]=delta', ['Alpha', 'delta']],
    [
      'filters[$and][0][title][$contains]=a&filters[$and][1][excerpt][$notNull]=true',
      ['Alpha', 'Gamma ray', 'delta'],
    ],
    ['filters[$not][title][$in]=Alpha', ['beta', 'Gamma ray', 'delta']],
    ['filters[author][username]=ada', ['Alpha', 'Gamma ray']],
    ['filters[categories][slug][$eq]=news', ['Alpha', 'beta']],
    ['filters[categories][seo][metaTitle][$eq]=All news', ['Alpha', 'beta']],
    ['filters[categories][seo][$notNull]=true', ['Alpha', 'beta']],
    ['filters[categories][seo][$null]=false&filters[categories][slug]=essays', []],
    ['filters[seo][$null]=true', ['Alpha', 'beta', 'Gamma ray', 'delta']],
    ['filters[seo][$notNull]=true', []],
    ['filters[seo][$null]=perhaps', undefined],
    ['filters[author][$null]=true', ['delta']],
    ['filters[tags][$null]=true', ['beta', 'delta']],
    ['filters[author][id][$notNull]=true', ['Alpha', 'beta', 'Gamma ray']],
    ['filters[author][id][$null]=true', ['delta']],
    ['filters[author][documentId][$null]=true', ['delta']],
    ['filters[author][id][$notNull]=false', ['delta']],
    ['filters[author][bio][$null]=true', ['beta', 'delta']],
    ['filters[tags][id][$null]=true', ['beta', 'delta']],
    ['filters[author][avatar][id][$null]=true', ['Alpha', 'beta', 'Gamma ray', 'delta']],
    ['filters[author][name]=Ada&filters[author][slug]=ben', []],
    ['filters[categories][name]=News&filters[categories][slug]=essays', []],
    ['filters[categories][name]=News&filters[categories][$not][slug]=essays', ['Alpha', 'beta']],
    ['filters[categories][name]=Essays&filters[categories][id][$notNull]=true', ['beta']],
    ['filters[$and][0][categories][name]=News&filters[$and][1][categories][slug]=essays', ['beta']],
    [
      'filters[$or][0][author][name]=Ben&filters[$or][1][tags][slug]=red',
      ['Alpha', 'beta', 'Gamma ray'],
    ],
    ['_q=RAY', ['Gamma ray']],
    ['_q=über', ['Alpha']],
    ['_q=body of D', []],
    ['_q=body of delta', ['delta']],
    ['_q=BODIES ray', ['Gamma ray']],
    ['_q=gamma body', ['Gamma ray']],
    ['_q=body nowhere', []],
    ['_q="body" NEAR delta*', []],
    ['_q=!!!', []],
    ['filters[id][$in]=', undefined],
  ])('%s', async (query, expected) => {
    if (expected) expect(await titles(query)).toEqual(expected);
    else expect((await failure(query)).status).toBe(400);
  });

  it.each([
    ['filters[nope]=1', 'Invalid key nope', { key: 'nope', path: null }],
    [
      'filters[categories][nope]=1',
      'Invalid key nope at categories',
      { key: 'nope', path: 'categories' },
    ],
    ['filters[title][$foo]=1', 'Invalid key $foo at title', { key: '$foo', path: 'title' }],
    [
      'filters[constructor]=1&filters[__proto__][x]=1',
      'Invalid key constructor',
      { key: 'constructor', path: null },
    ],
  ])('refuses %s', async (query, message, details) => {
    const { status, body } = await content.get(`/api/blog-posts?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        code: 'validation_failed',
        message,
        details: { ...details, source: 'query', param: 'filters' },
      },
    });
  });

  it.each([
    `filters${'[title]'.repeat(30)}=x`,
    `filters${'[$not]'.repeat(25)}[title]=x`,
    `filters${'[$and][0]'.repeat(12)}[title]=x`,
    'filters[id]=1;drop table blog_posts',
    "filters[title';drop table blog_posts;--]=x",
    'filters[id][$in][0]=1%20or%201=1',
    'filters[publishedAt]=yesterday',
    'filters[publishedAt][$lt]=253402300800000',
    'filters[publishedAt][$lt]=20260-01-01',
    'filters[publishedAt][$gt]=-000001-01-01T00:00:00Z',
    'filters[title]=%00',
    'filters[publishedAt][$between]=2026-01-01',
    'filters=1',
  ])('rejects the attack %s with 400', async (query) => {
    expect((await failure(query)).status).toBe(400);
  });
});

describe('query limits', () => {
  const times = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join('&');
  const orIds = (count: number) => times(count, (index) => `filters[$or][${index}][id]=${index}`);
  const tooMany = 'The filters have more than 40 conditions';

  it('accepts forty conditions', async () => {
    expect((await failure(orIds(40))).status).toBe(200);
  });

  it.each([
    ['too many conditions', orIds(41), tooMany],
    ['far too many conditions', orIds(600), tooMany],
    ['empty groups', times(600, (index) => `filters[$or][${index}]=`), tooMany],
    [
      'conditions in populated relations',
      `${orIds(30)}&${times(11, (index) => `populate[tags][filters][$or][${index}][id]=1`)}`,
      tooMany,
    ],
    [
      'operators under one field',
      times(41, (index) => `filters[title][$or][${index}][$eqi]=a`),
      tooMany,
    ],
    [
      'many text filters',
      times(11, (index) => `filters[$or][${index}][title][$containsi]=z`),
      'The query is too expensive. Use fewer text filters.',
    ],
    [
      'long lists',
      times(900, (index) => `filters[id][$in][${index}]=${index}`),
      'The filters have more than 200 values',
    ],
  ])('refuses %s', async (_, query, message) => {
    expect(await failure(query)).toEqual({ status: 400, name: 'ValidationError', message });
  });

  // Of a collection whose bodies everybody may read.
  it.each([
    [
      'parts of bodies',
      'filters[$or][0][body][$containsi]=z',
      'Only staff who edit all content can filter by parts of long texts. Use /api/search to find words in them.',
    ],
    [
      'many comparisons with whole bodies, which read every body',
      times(3, (index) => `filters[$or][${index}][body][$ne]=z`),
      'The query is too expensive. Use fewer text filters.',
    ],
    [
      'sorting by several long texts',
      times(3, (index) => `sort[${index}]=body`),
      'The query is too expensive. Use fewer text filters.',
    ],
  ])('refuses %s', async (_, query, message) => {
    expect(await failure(query, 'policies')).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
    });
  });

  it('accepts lists of a hundred values, and parts of bodies from editors', async () => {
    const list = times(100, (index) => `filters[id][$in][${index}]=${index}`);
    expect((await failure(list)).status).toBe(200);
    const { body } = await content.get(
      '/api/blog-posts?filters[body][$containsi]=OF BETA',
      'editor',
    );
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['beta']);
  });

  it.each(['a'.repeat(201), '%00', 'a%00b'])('refuses _q=%s', async (text) => {
    expect((await failure(`_q=${text}`)).status).toBe(400);
  });

  it('counts the requests of an address', async () => {
    const { headers } = await content.get('/api/blog-posts');
    expect(headers['x-ratelimit-limit']).toBe('3000');
  });
});

describe('sort', () => {
  it.each([
    ['sort=title', ['Alpha', 'Gamma ray', 'beta', 'delta']],
    ['sort=title:desc', ['delta', 'beta', 'Gamma ray', 'Alpha']],
    ['sort[0]=title:DESC', ['delta', 'beta', 'Gamma ray', 'Alpha']],
    ['sort=excerpt:asc,title:desc', ['beta', 'delta', 'Gamma ray', 'Alpha']],
    ['sort[author][username]=desc&sort[title]=asc', ['beta', 'Alpha', 'Gamma ray', 'delta']],
    ['sort=author.name:asc', ['delta', 'Alpha', 'Gamma ray', 'beta']],
    ['sort[categories][name]=ASC', ['Gamma ray', 'delta', 'beta', 'Alpha']],
    ['sort[categories][name]=DESC&sort[title]=asc', ['Alpha', 'beta', 'Gamma ray', 'delta']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each(['sort=title:up', 'sort[title]=sideways', 'sort=title:asc:desc'])(
    'refuses %s',
    async (query) => {
      expect(await failure(query)).toEqual({
        status: 400,
        name: 'ValidationError',
        message: 'Invalid order. order can only be one of asc|desc|ASC|DESC',
      });
    },
  );

  it('refuses an unknown key', async () => {
    expect((await failure('sort=nope')).message).toBe('Invalid key nope');
    expect((await failure('sort[author][nope]=asc')).message).toBe('Invalid key nope at author');
  });
});

describe('pagination', () => {
  const meta = async (query: string) => (await content.get(`/api/blog-posts?${query}`)).body.meta;

  it('has 25 entries per page by default, and at most 100', async () => {
    expect(await meta('')).toEqual({
      pagination: { page: 1, pageSize: 25, pageCount: 1, total: 4 },
    });
    expect(await meta('pagination[pageSize]=1000&pagination[page]=2')).toEqual({
      pagination: { page: 2, pageSize: 100, pageCount: 1, total: 4 },
    });
  });

  it('returns pages and the total', async () => {
    const query = 'sort=title&pagination[page]=2&pagination[pageSize]=3';
    expect(await titles(query)).toEqual(['delta']);
    expect((await meta(query)).pagination).toEqual({
      page: 2,
      pageSize: 3,
      pageCount: 2,
      total: 4,
    });
  });

  it('accepts start and limit', async () => {
    const query = 'sort=title&pagination[start]=1&pagination[limit]=2';
    expect(await titles(query)).toEqual(['Gamma ray', 'beta']);
    expect((await meta(query)).pagination).toEqual({ start: 1, limit: 2, total: 4 });
  });

  it('omits the total on request', async () => {
    expect((await meta('pagination[withCount]=false')).pagination).toEqual({
      page: 1,
      pageSize: 25,
    });
    expect((await meta('pagination[start]=0&pagination[withCount]=0')).pagination).toEqual({
      start: 0,
      limit: 25,
    });
  });

  it.each(['page', 'pageSize', 'start', 'limit'])(
    'refuses a %s that is no number',
    async (name) => {
      for (const value of ['abc', '1.5', '1e3', '%00']) {
        const { status, name: error } = await failure(`pagination[${name}]=${value}`);
        expect([value, status, error]).toEqual([value, 400, 'PaginationError']);
      }
      expect((await failure(`pagination[${name}][a]=1`)).status).toBe(400);
      expect((await failure(`pagination[${name}]=`)).status).toBe(200);
      expect((await failure(`pagination[${name}]=-1`)).status).toBe(200);
    },
  );

  it('refuses both styles at once', async () => {
    expect(await failure('pagination[page]=1&pagination[start]=0')).toEqual({
      status: 400,
      name: 'PaginationError',
      message: 'Cannot use both page & offset pagination in the same query',
    });
  });
});

describe('fields and populate', () => {
  const first = async (query: string) =>
    (await content.get(`/api/blog-posts?filters[title]=Alpha&${query}`)).body.data[0];

  it('counts the entries of a relation', async () => {
    expect(await first('fields=title&populate[categories][count]=true')).toMatchObject({
      categories: { count: 1 },
    });
    const filtered = 'populate[tags][count]=true&populate[tags][filters][name]=Blue';
    expect(await first(filtered)).toMatchObject({ tags: { count: 0 } });
    expect(await first('populate[author][count]=1')).toMatchObject({ author: { count: 1 } });
    expect(await first('populate[tags][count]=false')).toMatchObject({ tags: [{ name: 'Red' }] });
    for (const wrong of ['populate[tags][count]=x', 'populate[tags][count][a]=1']) {
      expect(await failure(wrong)).toMatchObject({ status: 400, name: 'ValidationError' });
    }
  });

  it('shows a component without values as null', async () => {
    expect(await first('populate=seo')).toMatchObject({ seo: null });
    const { body } = await content.get('/api/categories?populate=seo&sort=name');
    expect(body.data.map(({ seo }: { seo: unknown }) => seo)).toEqual([
      null,
      { metaTitle: 'All news', metaDescription: null },
    ]);
    const query = 'fields=name&populate[seo][fields]=metaDescription&sort=name';
    const partly = (await content.get(`/api/categories?${query}`)).body.data;
    expect(partly.map(({ seo }: { seo: unknown }) => seo)).toEqual([
      null,
      { metaDescription: null },
    ]);
  });

  it('populates nothing by default', async () => {
    expect(Object.keys(await first('')).sort()).toEqual(
      [
        'id',
        'documentId',
        'title',
        'slug',
        'access',
        'excerpt',
        'body',
        'freePart',
        'readingMinutes',
        'createdAt',
        'updatedAt',
        'publishedAt',
      ].sort(),
    );
  });

  it.each(['fields=title,slug', 'fields[0]=title&fields[1]=slug', 'fields=title&fields=slug'])(
    'shows only %s',
    async (query) => {
      expect(Object.keys(await first(query))).toEqual(['id', 'documentId', 'title', 'slug']);
    },
  );

  it('populates one level with *', async () => {
    const post = await first('populate=*');
    expect(post.author.name).toBe('Ada');
    expect(post.author.avatar).toBeUndefined();
    expect(post.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['news']);
    expect(post.categories[0].seo).toBeUndefined();
    expect(post.featuredImage).toBeNull();
    expect(post.seo).toBeNull();
  });

  it.each([
    'populate=author,categories',
    'populate[0]=author&populate[1]=categories',
    'populate[author]=true&populate[categories]=true',
    'populate[author][fields][0]=name&populate[categories]=*',
  ])('populates %s', async (query) => {
    const post = await first(query);
    expect(post.author.name).toBe('Ada');
    expect(post.categories).toHaveLength(1);
    expect(post.tags).toBeUndefined();
  });

  it('populates paths, and objects with options', async () => {
    expect(
      (await first('populate[0]=author.avatar&populate=categories.seo')).author.avatar,
    ).toBeNull();
    const post = await first(
      'populate[author][fields]=name&populate[author][populate]=avatar&populate[categories][filters][slug]=none',
    );
    expect(Object.keys(post.author)).toEqual(['id', 'documentId', 'name', 'avatar']);
    expect(post.categories).toEqual([]);
    const beta = await content.get(
      '/api/blog-posts?filters[title]=beta&populate[categories][sort]=name:desc&populate[categories][fields]=name',
    );
    expect(beta.body.data[0].categories.map(({ name }: { name: string }) => name)).toEqual([
      'News',
      'Essays',
    ]);
  });

  it.each([
    ['fields=nope', 'Invalid key nope'],
    ['fields=author', 'Invalid key author'],
    ['populate=nope', 'Invalid key nope'],
    ['populate=title', 'Invalid key title'],
    ['populate[author][populate]=nope', 'Invalid key nope at author'],
    ['populate[author][filters][nope]=1', 'Invalid key nope at author'],
    ['populate[author][limit]=1', 'Invalid key limit at author'],
    [
      `populate=${Array(9).fill('author').join('.')}`,
      'The populate parameter is nested too deeply',
    ],
    [
      `populate[author]${'[populate][avatar]'.repeat(8)}=true`,
      'The populate parameter is nested too deeply',
    ],
  ])('refuses %s', async (query, message) => {
    expect(await failure(query)).toEqual({ status: 400, name: 'ValidationError', message });
  });
});

describe('values that no database accepts', () => {
  it.each([
    ['/api/tags/%00', 400],
    ['/api/tags/a%00b', 400],
    ['/api/tags/99999999999', 404],
    ['/api/attachments/%00', 400],
    ['/api/redirects/blog-posts/%00', 404],
    ['/api/redirects/%00/first', 404],
    ['/api/blog-posts?filters[title][$eq]=%00', 400],
    ['/api/blog-posts?filters[title][$containsi]=%00', 400],
    ['/api/blog-posts?filters[id]=99999999999', 400],
    ['/api/blog-posts?filters[%00]=1', 400],
    ['/api/blog-posts?sort=%00', 400],
    ['/api/blog-posts?fields=%00', 400],
    ['/api/blog-posts?populate=%00', 400],
    ['/api/search?q=%00', 200],
    ['/api/search?q=alpha%00', 200],
  ])('%s is %i', async (url, status) => {
    expect((await content.get(url, 'member')).status).toBe(status);
  });
});

describe('one entry', () => {
  it('is found by document id and by number, with populate and fields', async () => {
    const [{ id, documentId }] = (await content.get('/api/blog-posts?filters[title]=Alpha')).body
      .data;
    for (const key of [id, documentId]) {
      const { body } = await content.get(`/api/blog-posts/${key}?populate=author&fields=title`);
      expect(body).toEqual({
        data: { id, documentId, title: 'Alpha', author: expect.objectContaining({ name: 'Ada' }) },
        meta: {},
      });
    }
  });

  it.each(['0', '99999', '99999999999999', 'nope', "x'--"])('does not find %s', async (id) => {
    const { status, body } = await content.get(`/api/blog-posts/${encodeURIComponent(id)}`);
    expect([status, body.error.name, body.error.message]).toEqual([
      404,
      'NotFoundError',
      'Not Found',
    ]);
  });
});
