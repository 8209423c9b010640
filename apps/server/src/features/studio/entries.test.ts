import { beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';
import { HOUR, MINUTE } from '../../testing/test-clock.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const POSTS = '/entries/blog-posts';

async function create(person: Colleague, data: object = {}, kind = 'blog-posts'): Promise<string> {
  const { status, body } = await person.ask('POST', `/entries/${kind}`, { data });
  if (status !== 201) throw new Error(JSON.stringify(body));
  site.clock.advance(1000);
  return body.data.documentId;
}

const titles = async (person: Colleague, query: string) => {
  const { status, body } = await person.ask('GET', `/entries?${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data.map(({ title }: { title: string }) => title);
};

/** Publishes through the content API, as Strapi's clients do. */
const publish = async (id: string, data: object = {}) => {
  const token = (await site.logIn('edith')).body.jwt;
  const response = await site.send('PUT', `/api/blog-posts/${id}`, { data }, { token });
  expect(response.status).toBe(200);
  site.clock.advance(1000);
};

describe('an entry', () => {
  it('begins as an empty draft, several times over', async () => {
    const [first, second] = [await create(ada), await create(ada)];
    expect(first).not.toBe(second);
    const { body, raw } = await ada.ask('GET', `${POSTS}/${first}`);
    expect(raw.headers.etag).toBe('"1"');
    expect(body.data).toMatchObject({
      kind: 'blog-posts',
      locale: 'en',
      title: '',
      slug: '',
      state: 'draft',
      version: 1,
      publishedAt: null,
      path: null,
      live: null,
      editor: { name: 'ada' },
      owner: { name: 'ada' },
      review: { state: 'none' },
      draft: { title: '', slug: '', body: '', author: null, categories: [] },
      permissions: { save: true, publish: false, review: false, delete: true },
    });
  });

  it('has the state that readers see', async () => {
    const id = await create(edith, { title: 'One', body: 'Words.' });
    const read = async () => (await edith.ask('GET', `${POSTS}/${id}`)).body.data;
    expect((await read()).state).toBe('draft');
    const publishedAt = new Date(site.clock.now().getTime() + HOUR).toISOString();
    await publish(id, { publishedAt });
    expect(await read()).toMatchObject({ state: 'scheduled', publishedAt, path: null });
    site.clock.advance(2 * HOUR);
    expect(await read()).toMatchObject({ state: 'live', path: '/blog/one' });
    await edith.ask('PUT', `${POSTS}/${id}`, { data: { title: 'Two' } });
    expect(await read()).toMatchObject({
      state: 'live with changes',
      draft: { title: 'Two' },
      live: { title: 'One' },
    });
    await publish(id);
    expect((await read()).state).toBe('live');
    await publish(id, { publishedAt: null });
    expect(await read()).toMatchObject({ state: 'draft', live: null });
  });

  it('gets a free slug when it is published without one', async () => {
    const [first, second] = [await create(edith), await create(edith)];
    for (const id of [first, second]) {
      await edith.ask('PUT', `${POSTS}/${id}`, { data: { title: 'The Same', body: 'x' } });
      await publish(id);
    }
    const slugs = (await edith.ask('GET', '/entries?kind=blog-posts&sort=createdAt&direction=asc'))
      .body;
    expect(slugs.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'the-same',
      'the-same-2',
    ]);
  });

  it.each([
    ['住房政策', 'zhu-fang-zheng-ce'],
    ['سياسة الإسكان', 'syasa-aliskan'],
    ['🏠', /^[a-z0-9]{8}$/],
  ])('with the title %s is published, with an address that stays', async (title, slug) => {
    const id = await create(edith, { title, body: 'x' });
    const read = async () => (await edith.ask('GET', `${POSTS}/${id}`)).body.data;
    expect((await edith.ask('POST', `${POSTS}/${id}/publish`, {})).status).toBe(200);
    const { slug: given, path } = await read();
    expect(given).toEqual(typeof slug === 'string' ? slug : expect.stringMatching(slug));
    expect(path).toBe(`/blog/${given}`);
    await edith.ask('PUT', `${POSTS}/${id}`, { data: { title: 'Housing' } });
    await edith.ask('POST', `${POSTS}/${id}/publish`, {});
    expect((await read()).path).toBe(path);
  });

  it('is not published before it is complete, and everything missing is named at once', async () => {
    const id = await create(edith, {}, 'policies');
    const token = (await site.logIn('edith')).body.jwt;
    const url = `/api/policies/${id}`;
    const { status, body } = await site.send('PUT', url, { data: {} }, { token });
    const errors = body.error.details.errors as { path: string[] }[];
    expect([status, errors.map(({ path }) => path[0])]).toEqual([400, ['title', 'area', 'body']]);
  });

  it('of another author, or unknown, does not exist', async () => {
    const id = await create(edith, { title: 'Hers' });
    for (const url of [
      `${POSTS}/${id}`,
      `${POSTS}/unknown`,
      '/entries/files/x',
      `/entries/x/${id}`,
    ]) {
      expect((await ada.ask('GET', url)).status).toBe(404);
      expect((await ada.ask('PUT', url, { data: { title: 'Mine' } })).status).toBe(404);
    }
    expect((await ada.ask('POST', '/entries/categories', { data: { name: 'x' } })).status).toBe(
      403,
    );
  });
});

describe('lists', () => {
  it('show authors their own entries only', async () => {
    await create(ada, { title: 'Ada’s' });
    await create(site.as('grace'), { title: 'Grace’s' });
    await create(edith, { title: 'Edith’s' });
    expect(await titles(ada, 'kind=blog-posts')).toEqual(['Ada’s']);
    expect(await titles(ada, 'search=s')).toEqual(['Ada’s']);
    expect(await titles(edith, 'kind=blog-posts')).toHaveLength(3);
    expect(await titles(edith, 'mine=true')).toEqual(['Edith’s']);
    expect((await ada.ask('GET', '/entries')).body.meta).toMatchObject({
      total: 1,
      counts: { draft: 1, live: 0 },
    });
  });

  it('find words in titles and texts of drafts, by their beginning and without accents', async () => {
    await create(edith, { title: 'Où va l’eau?', body: 'A river of *Zürich*.' });
    await create(edith, { title: 'Rivers', body: 'x' });
    await create(edith, { title: '\u0645\u0631\u062d\u0628\u0627' });
    expect(await titles(edith, 'search=ou+eau')).toEqual(['Où va l’eau?']);
    expect(await titles(edith, 'search=zur')).toEqual(['Où va l’eau?']);
    expect(await titles(edith, 'search=zuer')).toEqual(['Où va l’eau?']);
    expect(await titles(edith, 'search=riv')).toEqual(['Rivers', 'Où va l’eau?']);
    expect(
      await titles(edith, `search=${encodeURIComponent('\u0645\u0631\u062d\u0628\u0627')}`),
    ).toHaveLength(1);
    expect(await titles(edith, `search=${encodeURIComponent('"*\' OR 1:')}`)).toEqual([]);
    expect(await titles(edith, `search=${encodeURIComponent('-- !')}`)).toEqual([]);
  });

  it('find the current words only', async () => {
    const id = await create(edith, { title: 'Old', body: 'before' });
    await edith.ask('PUT', `${POSTS}/${id}`, { data: { body: 'after' } });
    expect(await titles(edith, 'search=before')).toEqual([]);
    expect(await titles(edith, 'search=after')).toEqual(['Old']);
  });

  it('filter by state, author, category and tag', async () => {
    const category = await create(edith, { name: 'Rail', slug: 'rail' }, 'categories');
    const tag = await create(edith, { name: 'Night', slug: 'night' }, 'tags');
    const author = await create(edith, { name: 'A', username: 'a', slug: 'a' }, 'authors');
    const filed = { title: 'Filed', body: 'x', categories: [category], tags: [tag], author };
    const id = await create(edith, filed);
    await create(edith, { title: 'Other' });
    for (const query of [`category=${category}`, `tag=${tag}`, `author=${author}`]) {
      expect(await titles(edith, `kind=blog-posts&${query}`)).toEqual(['Filed']);
      expect(await titles(edith, query)).toEqual(['Filed']);
    }
    await publish(id);
    expect(await titles(edith, 'state=live')).toEqual(['Filed']);
    expect(await titles(edith, 'state=draft')).toEqual(['Other']);
    const { data, meta } = (await edith.ask('GET', '/entries?kind=blog-posts')).body;
    expect(meta).toMatchObject({ total: 2, counts: { draft: 1, live: 1 } });
    expect(data.find(({ title }: { title: string }) => title === 'Filed').author.name).toBe('A');
    expect(await titles(edith, 'kind=categories')).toEqual(['Rail']);
  });

  it('continue after the last entry, in every order', async () => {
    // UTF-16 would sort the last two the other way round.
    const names = ['b', 'A', 'ä', 'C', 'a', '\u{1f600}', '\uff21'];
    for (const title of names) await create(edith, { title });
    for (const title of names) await create(edith, { title }, 'policies');
    const kinds = { 'kind=blog-posts': names.length, '': 2 * names.length };
    for (const [kind, count] of Object.entries(kinds)) await expectPages(kind, count);
    expect((await edith.ask('GET', '/entries?cursor=x')).status).toBe(400);
    expect((await edith.ask('GET', '/entries?kind=files')).status).toBe(404);
  });

  async function expectPages(kind: string, count: number) {
    for (const sort of ['title', 'updatedAt', 'createdAt', 'publishedAt']) {
      for (const direction of ['asc', 'desc']) {
        const query = `${kind}&sort=${sort}&direction=${direction}`;
        const all = await titles(edith, `${query}&pageSize=100`);
        const paged: string[] = [];
        for (let cursor = ''; ; ) {
          const { body } = await edith.ask('GET', `/entries?${query}&pageSize=2${cursor}`);
          paged.push(...body.data.map(({ title }: { title: string }) => title));
          if (body.meta.nextCursor === null) break;
          cursor = `&cursor=${body.meta.nextCursor}`;
        }
        expect(paged).toEqual(all);
        expect(paged).toHaveLength(count);
      }
    }
  }
});

describe('saving', () => {
  const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

  it('never overwrites a later version, and sends what is needed to merge', async () => {
    const id = await create(edith, { title: 'One', body: 'x' });
    const first = await edith.ask('PUT', `${POSTS}/${id}`, { data: { body: 'y' } }, ifMatch(1));
    expect([first.status, first.body.data.version]).toEqual([200, 2]);
    const stale = await site
      .as('eve')
      .ask('PUT', `${POSTS}/${id}`, { data: { body: 'z' } }, ifMatch(1));
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({
      code: 'edit_conflict',
      details: { version: 2, editor: { name: 'edith' }, current: { title: 'One', body: 'y' } },
    });
    const without = await site.as('eve').ask('PUT', `${POSTS}/${id}`, { data: { body: 'z' } });
    expect(without.status).toBe(200);
  });

  it('lets one of two saves at once win', async () => {
    const id = await create(edith);
    const saves = await Promise.all(
      ['edith', 'eve'].map((name) =>
        site.as(name).ask('PUT', `${POSTS}/${id}`, { data: { title: name } }, ifMatch(1)),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(['5', 'x', '"x"', '"-1"', '"1", "2"'])('refuses If-Match: %s', async (header) => {
    const id = await create(edith);
    const headers = { 'if-match': header };
    const response = await edith.ask('PUT', `${POSTS}/${id}`, { data: {} }, headers);
    expect(response.status).toBe(400);
  });

  it('keeps at most ten versions of an hour of writing', async () => {
    const id = await create(ada);
    let version = 1;
    for (let second = 0; second < 3600; second += 60) {
      site.clock.advance(MINUTE);
      const save = { data: { body: `Second ${second}` }, autosave: true };
      const { status, body } = await ada.ask('PUT', `${POSTS}/${id}`, save, ifMatch(version));
      expect([status, body.data.version]).toEqual([200, version + 1]);
      version = body.data.version;
    }
    const { queries } = site.deps.db;
    const rows = await queries
      .selectFrom('content_versions')
      .select('number')
      .where('document_id', '=', id)
      .execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThanOrEqual(10);
    expect((await ada.ask('GET', `${POSTS}/${id}`)).body.data.draft.body).toBe('Second 3540');
  });

  it('keeps at most 14 versions of an hour in which two people take turns', async () => {
    const id = await create(edith);
    for (let turn = 0; turn < 120; turn += 1) {
      site.clock.advance(30_000);
      const data = { body: `Turn ${turn}` };
      await site
        .as(turn % 2 ? 'eve' : 'edith')
        .ask('PUT', `${POSTS}/${id}`, { data, autosave: true });
    }
    const rows = await site.deps.db.queries
      .selectFrom('content_versions')
      .select('number')
      .where('document_id', '=', id)
      .execute();
    expect(rows.length).toBeLessThanOrEqual(14);
  });

  it('keeps automatic saves of two editors apart', async () => {
    const id = await create(edith);
    for (const name of ['edith', 'eve', 'edith', 'eve']) {
      site.clock.advance(MINUTE);
      await site.as(name).ask('PUT', `${POSTS}/${id}`, { data: { title: name }, autosave: true });
    }
    const { queries } = site.deps.db;
    const rows = await queries
      .selectFrom('content_versions')
      .select(['number', 'kind'])
      .where('document_id', '=', id)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { number: 1, kind: 'saved' },
      // What eve found when she began.
      { number: 2, kind: 'autosave' },
      { number: 4, kind: 'autosave' },
      { number: 5, kind: 'autosave' },
    ]);
  });

  it('explains in the studio what is wrong, and in the content API with the words of Strapi', async () => {
    const id = await create(edith, { title: 'One', body: 'x', slug: 'one' });
    await create(edith, { title: 'Two', body: 'x', slug: 'two' });
    const data = { title: null, slug: 'Not a slug' };
    const studio = await edith.ask('PUT', `${POSTS}/${id}`, { data: { slug: data.slug } });
    const rule = 'Only lower-case letters, digits and single hyphens.';
    expect([studio.body.error.message, studio.body.error.details.errors]).toEqual([
      `Address: ${rule}`,
      [{ path: ['slug'], message: rule, name: 'ValidationError', value: data.slug }],
    ]);
    const taken = await edith.ask('PUT', `${POSTS}/${id}`, { data: { slug: 'two' } });
    expect(taken.body.error.message).toBe('Address: Already used by another entry.');
    const token = (await site.logIn('edith')).body.jwt;
    const api = await site.send<{ error: { message: string; details: { errors: object[] } } }>(
      'PUT',
      `/api/blog-posts/${id}`,
      { data },
      { token },
    );
    expect(api.body.error).toMatchObject({ message: '2 errors occurred' });
    expect(api.body.error.details.errors).toEqual([
      { path: ['title'], message: 'title must be defined.', name: 'ValidationError', value: null },
      {
        path: ['slug'],
        message: 'slug must be lower-case letters, digits and single hyphens',
        name: 'ValidationError',
        value: data.slug,
      },
    ]);
  });

  it('refuses what is too long, unknown or nested too deeply, and changes nothing', async () => {
    const id = await create(edith, { title: 'One' });
    const refused = [
      { title: 'x'.repeat(256) },
      { nope: 1 },
      { id: 1 },
      { body: '>'.repeat(5000) },
    ];
    for (const data of refused) {
      expect((await edith.ask('PUT', `${POSTS}/${id}`, { data })).status).toBe(400);
    }
    expect((await edith.ask('PUT', `${POSTS}/${id}`, {})).status).toBe(400);
    expect((await edith.ask('GET', `${POSTS}/${id}`)).body.data.version).toBe(1);
  });
});
