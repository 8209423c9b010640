import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Colleague, openStudioApp, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
let name: string;
beforeEach(async () => {
  site = await openStudioApp();
  edith = site.as('edith');
  ada = site.as('ada');
  name = await create(edith, 'authors', { name: 'Ada Byron', username: 'ada' });
});
afterEach(() => site.close());

async function create(by: Colleague, kind: string, data: object): Promise<string> {
  return (await by.ask('POST', `/entries/${kind}`, { data })).body.data.documentId;
}
const link = (userId: number | null, author = name, by = edith) =>
  by.ask('PUT', `/author-accounts/${author}`, { userId });
const authorOf = async (id: string, kind = 'blog-posts') =>
  (await edith.ask('GET', `/entries/${kind}/${id}`)).body.data.draft.author?.name;

it('names the linked author above new texts of that person', async () => {
  expect((await link(ada.id)).status).toBe(200);
  const { body } = await edith.ask('GET', '/author-accounts');
  expect(body.accounts).toEqual({ [name]: ada.id });
  expect(body.people.map((person: { name: string }) => person.name)).toEqual([
    ...['ada', 'edith', 'eve', 'grace'],
  ]);
  expect(await authorOf(await create(ada, 'blog-posts', {}))).toBe('Ada Byron');
  expect(await authorOf(await create(ada, 'member-contents', {}), 'member-contents')).toBe(
    'Ada Byron',
  );
  expect(await authorOf(await create(ada, 'blog-posts', { author: null }))).toBeUndefined();
  expect(await authorOf(await create(edith, 'blog-posts', {}))).toBeUndefined();
  expect((await ada.ask('POST', '/entries/policies', { data: {} })).status).toBe(201);
});

it('links an account to one author at most, and can be undone', async () => {
  const other = await create(edith, 'authors', { name: 'Other', username: 'other' });
  await link(ada.id);
  await link(ada.id, other);
  expect((await edith.ask('GET', '/author-accounts')).body.accounts).toEqual({ [other]: ada.id });
  await link(null, other);
  expect((await edith.ask('GET', '/author-accounts')).body.accounts).toEqual({});
});

it('is linked to one of two authors who are chosen at once', async () => {
  const other = await create(edith, 'authors', { name: 'Other', username: 'other' });
  const both = await Promise.all([link(ada.id), link(ada.id, other)]);
  expect(both.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual(
    [],
  );
  const { accounts } = (await edith.ask('GET', '/author-accounts')).body;
  expect(Object.values(accounts)).toEqual([ada.id]);
});

it('forgets an author in the trash until it is restored', async () => {
  await link(ada.id);
  await edith.ask('DELETE', `/entries/authors/${name}`);
  expect(await authorOf(await create(ada, 'blog-posts', {}))).toBeUndefined();
  await edith.ask('POST', `/entries/authors/${name}/restore`);
  expect(await authorOf(await create(ada, 'blog-posts', {}))).toBe('Ada Byron');
});

it('goes to the author that the linked one is merged into, which keeps an account of its own', async () => {
  const other = await create(edith, 'authors', { name: 'A. Byron', username: 'byron' });
  const third = await create(edith, 'authors', { name: 'Grace', username: 'grace' });
  const merge = (id: string, into: string) =>
    edith.ask('POST', `/entries/authors/${id}/merge`, { into });
  const accounts = async () => (await edith.ask('GET', '/author-accounts')).body.accounts;
  await link(ada.id);
  expect((await merge(name, other)).status).toBe(200);
  expect(await accounts()).toEqual({ [other]: ada.id });
  expect(await authorOf(await create(ada, 'blog-posts', {}))).toBe('A. Byron');
  await link(site.as('grace').id, third);
  await merge(other, third);
  expect(await accounts()).toEqual({ [third]: site.as('grace').id });
});

it('is for editors, and only links staff who can write', async () => {
  expect((await link(ada.id, name, ada)).status).toBe(403);
  expect((await ada.ask('GET', '/author-accounts')).status).toBe(403);
  expect((await link(site.as('max').id)).status).toBe(400);
  expect((await link(ada.id, 'unknown')).status).toBe(404);
});

it('is in the audit log', async () => {
  await link(ada.id);
  const rows = await site.deps.db.queries
    .selectFrom('audit_log')
    .select(['target_id', 'after'])
    .where('action', '=', 'content.link_author')
    .execute();
  expect(rows.map(({ target_id }) => target_id)).toEqual([name]);
  expect(JSON.stringify(rows)).toContain('ada');
});
