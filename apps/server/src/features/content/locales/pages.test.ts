import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp, type Role } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';

/** What pages, feeds, search and sitemap show on a site with several languages. */
let content: ContentApp;
const ids: Record<string, string> = {};

const put = (plural: string, name: string, data: Record<string, unknown>, locale: string) =>
  content.send('PUT', `/api/${plural}/${ids[name]}?locale=${locale}`, { data });
const add = async (plural: string, name: string, data: Record<string, unknown>) => {
  ids[name] = (await write(content, plural, data)).documentId;
};
const titlesOf = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);

beforeAll(async () => {
  content = await openContentApp({ languages: ['en', 'de', 'fr'] });
  await add('categories', 'housing', { name: 'Housing' });
  await put('categories', 'housing', { name: 'Wohnen' }, 'de');
  await add('tags', 'budget', { name: 'Budgets' });
  const tags = [ids.budget];
  const categories = [ids.housing];
  await add('blog-posts', 'rent', { title: 'Rent', body: 'Budgets for rents.', categories, tags });
  content.clock.now = new Date('2026-06-01T13:00:00.000Z');
  await add('blog-posts', 'bus', { title: 'Bus', body: 'Budgets for buses.', categories, tags });
  await put('blog-posts', 'rent', { title: 'Miete', body: 'Über Haushalte und Mieten.' }, 'de');
});
afterAll(() => content.close());

describe('a list of posts', () => {
  it('shows the translation, or the text in the default language', async () => {
    const { body } = await content.get('/api/blog-posts/list?locale=de');
    expect(body.data).toMatchObject([
      { title: 'Miete', locale: 'de', categories: [{ name: 'Wohnen' }] },
      { title: 'Bus', locale: 'en', categories: [{ name: 'Housing' }] },
    ]);
    expect(body.meta.pagination.total).toBe(2);
    expect(titlesOf((await content.get('/api/blog-posts/list')).body)).toEqual(['Bus', 'Rent']);
  });

  it('filters by the category in any of its languages', async () => {
    const list = (query: string) => content.get(`/api/blog-posts/list?locale=de&${query}`);
    expect(titlesOf((await list('category=wohnen')).body)).toEqual(['Miete', 'Bus']);
    // The tag has no German name, so the German post does not have it.
    expect(titlesOf((await list('tag=budgets')).body)).toEqual(['Bus']);
    // It has a German name, so this slug does not exist on the German page.
    expect(titlesOf((await list('category=housing')).body)).toEqual([]);
  });
});

describe('the page of a post', () => {
  it('shows the translation with the paths of the others', async () => {
    const { body } = await content.get('/api/blog-posts/by-slug/miete?locale=de');
    expect(body.data).toMatchObject({ title: 'Miete', locale: 'de' });
    expect(body.meta.translations).toEqual([
      { locale: 'en', path: '/blog/rent' },
      { locale: 'de', path: '/blog/miete' },
    ]);
    expect(body.meta.related).toMatchObject([{ title: 'Bus' }]);
    expect(body.meta.previous).toEqual({ title: 'Bus', slug: 'bus', locale: 'en' });
    const { meta } = (await content.get('/api/blog-posts/by-slug/bus')).body;
    expect(meta.previous).toEqual({ title: 'Rent', slug: 'rent' });
  });

  it('shows the default language if there is no translation', async () => {
    const { body } = await content.get('/api/blog-posts/by-slug/bus?locale=de');
    expect(body.data).toMatchObject({ title: 'Bus', locale: 'en' });
    expect(body.meta.translations).toEqual([{ locale: 'en', path: '/blog/bus' }]);
  });

  it.each([
    ['de', 'rent', 'miete'],
    ['en', 'miete', 'rent'],
    ['fr', 'miete', 'rent'],
  ])('in %s: the slug %s of another language leads to %s', async (locale, slug, expected) => {
    const { status, body } = await content.get(`/api/blog-posts/by-slug/${slug}?locale=${locale}`);
    expect([status, body.error.details.movedTo]).toEqual([404, expected]);
  });

  it('redirects former slugs in their language', async () => {
    await put('blog-posts', 'rent', { slug: 'die-miete' }, 'de');
    const german = await content.get('/api/blog-posts/by-slug/miete?locale=de');
    expect(german.body.error.details.movedTo).toBe('die-miete');
    const english = await content.get('/api/blog-posts/by-slug/miete');
    expect(english.body.error.details.movedTo).toBe('rent');
    const { body } = await content.get('/api/redirects/blog-posts/miete?locale=de');
    expect(body.data.slug).toBe('die-miete');
    await put('blog-posts', 'rent', { slug: 'miete' }, 'de');
    expect((await content.get('/api/blog-posts/by-slug/die-miete?locale=de')).status).toBe(404);
  });

  it('refuses an unknown language', async () => {
    expect((await content.get('/api/blog-posts/by-slug/bus?locale=xx')).status).toBe(400);
  });
});

describe('links in a text', () => {
  const body = [
    '[rent](/blog/rent?a=1#b)',
    '[bus](/blog/bus)',
    '[landing](/#policies)',
    '[French](/fr/blog/bus)',
    '[file](/uploads/a.pdf)',
    '[section](#c)',
    '[elsewhere](https://other.test/blog/rent)',
  ].join(' ');
  const others = ['/fr/blog/bus', '/uploads/a.pdf', '#c', 'https://other.test/blog/rent'];
  const german = ['/de/blog/miete?a=1#b', '/de/blog/bus', '/de#policies', ...others];
  const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => url);
  const read = async (slug: string, locale: string) =>
    linksIn(
      (await content.get(`/api/blog-posts/by-slug/${slug}?locale=${locale}`)).body.data.bodyHtml,
    );

  beforeAll(async () => {
    await add('blog-posts', 'links', { title: 'Links', body });
    // Another post has the slug in another language: the author of the text did not mean it.
    await add('blog-posts', 'tear', { title: 'Tear', body: 'x' });
    await put('blog-posts', 'tear', { title: 'Riss', slug: 'rent', body: 'x' }, 'de');
  });
  afterAll(async () => {
    for (const name of ['links', 'tear']) {
      await content.send('DELETE', `/api/blog-posts/${ids[name]}?locale=*`);
    }
  });

  it('lead to pages in the language of the page, also in an untranslated text', async () => {
    const written = ['/blog/rent?a=1#b', '/blog/bus', '/#policies', ...others];
    expect(await read('links', 'en')).toEqual(written);
    expect(await read('links', 'de')).toEqual(german);
    expect(await read('links', 'fr')).toEqual([
      '/fr/blog/rent?a=1#b',
      '/fr/blog/bus',
      '/fr#policies',
      ...others,
    ]);
  });

  it('lead there in translations and their feeds too', async () => {
    await put('blog-posts', 'links', { title: 'Verweise', body }, 'de');
    // In a German text, the slug is that of the German post.
    const [, ...rest] = german;
    expect(await read('verweise', 'de')).toEqual(['/de/blog/rent?a=1#b', ...rest]);
    const { items } = JSON.parse((await content.get('/de/feed.json')).body);
    expect(linksIn(items[0].content_html).slice(0, 3)).toEqual([
      'http://rostra.localhost/de/blog/rent?a=1#b',
      'http://rostra.localhost/de/blog/bus',
      'http://rostra.localhost/de#policies',
    ]);
  });
});

describe('feeds and sitemaps', () => {
  it('have the texts of their language only', async () => {
    const german = await content.get('/de/feed.xml');
    expect(german.body).toContain('<language>de</language>');
    expect(german.body).toContain('http://rostra.localhost/de/blog/miete');
    expect(german.body).not.toContain('/blog/bus');
    expect((await content.get('/feed.xml')).body).toContain('http://rostra.localhost/blog/rent');
    const json = JSON.parse((await content.get('/de/feed.json')).body);
    expect(json).toMatchObject({
      language: 'de',
      feed_url: 'http://rostra.localhost/de/feed.json',
    });
    expect(json.items).toHaveLength(1);
  });

  it('name a translation only where there is one', async () => {
    const english = await content.get('/sitemap.xml');
    const lineOf = (path: string) =>
      String(english.body)
        .split('\n')
        .find((line) => line.includes(`<loc>http://rostra.localhost${path}</loc>`));
    expect(lineOf('/blog/rent')).toContain(
      'hreflang="de" href="http://rostra.localhost/de/blog/miete"',
    );
    expect(lineOf('/blog/bus')).not.toContain('hreflang="de"');
    const german = await content.get('/de/sitemap.xml');
    expect(german.body).toContain('<loc>http://rostra.localhost/de/blog/miete</loc>');
    expect(german.body).not.toContain('/blog/bus');
  });
});

describe('the search', () => {
  const find = async (q: string, locale: string, role: Role = 'visitor') =>
    (await content.get(`/api/search?q=${encodeURIComponent(q)}&locale=${locale}`, role)).body;

  it('finds other forms of German words, then what is not translated', async () => {
    expect(titlesOf(await find('Haushalt', 'de'))).toEqual(['Miete']);
    expect(titlesOf(await find('Haushalten', 'de'))).toEqual(['Miete']);
    // The English text of a translated post is not found, that of an untranslated one is.
    expect(await find('budget', 'de')).toMatchObject({
      data: [{ title: 'Bus', locale: 'en', path: '/blog/bus' }],
      meta: { total: 1 },
    });
    expect(titlesOf(await find('Mieten', 'en'))).toEqual([]);
  });

  it('forgets a deleted translation, and finds the default language again', async () => {
    await add('blog-posts', 'water', { title: 'Water', body: 'Leakage.' });
    await put('blog-posts', 'water', { title: 'Wasser', body: 'Verluste.' }, 'de');
    expect(titlesOf(await find('Leakage', 'de'))).toEqual([]);
    await content.send('DELETE', `/api/blog-posts/${ids.water}?locale=de`);
    expect(titlesOf(await find('Leakage', 'de'))).toEqual(['Water']);
    expect(titlesOf(await find('Verluste', 'de'))).toEqual([]);
    await content.send('DELETE', `/api/blog-posts/${ids.water}`);
  });
});

describe('members', () => {
  beforeAll(async () => {
    const data = { title: 'Secret', body: 'Premium words.', requiredPlan: 'premium' };
    await add('member-contents', 'secret', { ...data, category: ids.housing });
    const german = { title: 'Geheim', excerpt: 'Auszug', body: 'Bezahlte Worte.' };
    await put('member-contents', 'secret', german, 'de');
  });

  it.each(['visitor', 'member', 'basic'] as const)(
    'a %s cannot read the text of a larger plan in another language',
    async (role) => {
      const urls = [
        '/api/member-contents?locale=de&populate=*',
        '/api/member-contents?locale=*',
        '/api/member-contents?populate=localizations',
        `/api/member-contents/${ids.secret}?populate[localizations][populate]=*`,
        `/api/member-contents?populate[localizations][fields]=title`,
        '/api/search?q=Bezahlte&locale=de',
        '/api/search?q=Worte&locale=fr',
      ];
      for (const url of urls) {
        const { status, body } = await content.get(url, role);
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain('Bezahlte');
      }
      const filtered = await content.get(
        '/api/member-contents?filters[localizations][body][$contains]=Bezahlte',
        role,
      );
      expect(filtered.status).toBe(400);
    },
  );

  it('see the library in their language', async () => {
    const { body } = await content.get('/api/library?locale=de', 'premium');
    expect(body.data).toMatchObject([
      { title: 'Geheim', locale: 'de', slug: 'geheim', category: { name: 'Wohnen' } },
    ]);
    expect(body.meta.categories).toEqual([{ name: 'Wohnen', slug: 'wohnen', locale: 'de' }]);
    const french = await content.get('/api/library?locale=fr&q=Premium', 'premium');
    expect(french.body.data).toMatchObject([{ title: 'Secret', locale: 'en' }]);
    const filtered = await content.get('/api/library?locale=de&category=wohnen', 'premium');
    expect(filtered.body.meta.pagination.total).toBe(1);
    const found = await content.get('/api/library?locale=de&q=bezahlt', 'premium');
    expect(titlesOf(found.body)).toEqual(['Geheim']);
    expect(titlesOf((await content.get('/api/library?q=bezahlt', 'premium')).body)).toEqual([]);
  });

  it('find the text by its plan after that has changed in another language', async () => {
    await put('member-contents', 'secret', { requiredPlan: 'annual' }, 'en');
    const search = (role: Role) => content.get('/api/search?q=Bezahlte&locale=de', role);
    expect((await search('premium')).body.data).toEqual([]);
    expect((await search('annual')).body.data).toMatchObject([{ title: 'Geheim' }]);
  });
});
