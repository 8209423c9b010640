import type { AuthResponse, Role } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  type ApiResponse,
  openAccountsApp,
} from '../../../../testing/test-accounts.ts';

let site: AccountsApp;
let ada: AuthResponse;
let grace: AuthResponse;
let edith: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  ada = await joinAs('ada', 'author');
  grace = await joinAs('grace', 'author');
  edith = await joinAs('edith', 'editor');
});
afterEach(() => site.close());

async function joinAs(username: string, role: Role): Promise<AuthResponse> {
  const person = await site.join(username);
  const users = site.deps.db.queries.updateTable('users').where('id', '=', person.user.id);
  await users.set({ role }).execute();
  return person;
}

interface Entry {
  data: { documentId: string; title: string; body: string };
}
interface List {
  data: { title: string }[];
}

const POSTS = '/api/blog-posts';
const send = <T = Entry>(
  person: AuthResponse,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  data?: object,
): Promise<ApiResponse<T>> => site.send<T>(method, url, data && { data }, { token: person.jwt });

async function create(person: AuthResponse, title: string, query = '?status=draft') {
  const response = await send(person, 'POST', POSTS + query, { title, body: 'Words.' });
  expect(response.status).toBe(201);
  return `${POSTS}/${response.body.data.documentId}`;
}

const titles = async (person: AuthResponse) =>
  (await send<List>(person, 'GET', `${POSTS}?status=draft&sort=title`)).body.data.map(
    ({ title }) => title,
  );

describe('an author', () => {
  it('writes, reads and deletes own drafts', async () => {
    const draft = `${await create(ada, 'Mine')}`;
    const changed = await send(ada, 'PUT', `${draft}?status=draft`, { title: 'Still mine' });
    expect(changed).toMatchObject({ status: 200, body: { data: { title: 'Still mine' } } });
    expect((await send(ada, 'GET', `${draft}?status=draft`)).body.data.body).toBe('Words.');
    expect((await send<List>(ada, 'GET', `${draft}/versions`)).body.data).toHaveLength(2);
    expect((await send(ada, 'DELETE', draft)).status).toBe(204);
  });

  it('does not see drafts of others, in lists, by id, by filter and in versions', async () => {
    await create(ada, 'Ada’s');
    const other = await create(grace, 'Grace’s');
    const editors = await create(edith, 'Edith’s');
    expect(await titles(ada)).toEqual(['Ada’s']);
    expect(await titles(grace)).toEqual(['Grace’s']);
    expect((await titles(edith)).length).toBeGreaterThanOrEqual(3);
    const filtered = `${POSTS}?status=draft&filters[$or][0][title]=Ada’s&filters[$or][1][title]=Grace’s`;
    expect((await send<List>(ada, 'GET', filtered)).body.data).toHaveLength(1);
    for (const url of [other, editors]) {
      expect((await send(ada, 'GET', `${url}?status=draft`)).status).toBe(404);
      expect((await send(ada, 'GET', `${url}/versions`)).status).toBe(404);
      expect((await send(ada, 'PUT', `${url}?status=draft`, { title: 'Taken' })).status).toBe(404);
      // As for a document that does not exist.
      expect((await send(ada, 'DELETE', url)).status).toBe(204);
    }
  });

  it('sees the whole text of own drafts of member content, and of no others', async () => {
    const text = { title: 'For payers', body: 'Paid words.', requiredPlan: 'premium' };
    const url = '/api/member-contents';
    const own = await send(ada, 'POST', `${url}?status=draft`, text);
    expect(own.body.data.body).toBe('Paid words.');
    const published = await send(edith, 'POST', url, { ...text, slug: 'other' });
    const { documentId } = published.body.data;
    expect((await send(ada, 'GET', `${url}/${documentId}`)).body.data.body).toBeNull();
  });

  it('publishes nothing', async () => {
    const draft = await create(ada, 'Mine');
    const text = { title: 'Out', body: 'Words.' };
    expect((await send(ada, 'POST', POSTS, text)).status).toBe(403);
    expect((await send(ada, 'PUT', draft, {})).status).toBe(403);
    const scheduled = { ...text, publishedAt: '2030-01-01T00:00:00.000Z' };
    expect((await send(ada, 'POST', `${POSTS}?status=draft`, scheduled)).status).toBe(403);
    expect((await site.send('GET', draft)).status).toBe(404);
  });

  it('changes the draft of a published document, but neither unpublishes nor deletes it', async () => {
    const document = await create(ada, 'Mine');
    await send(edith, 'PUT', document, {});
    const change = { title: 'Changed' };
    expect((await send(ada, 'PUT', `${document}?status=draft`, change)).status).toBe(200);
    const removal = { publishedAt: null };
    expect((await send(ada, 'PUT', `${document}?status=draft`, removal)).status).toBe(403);
    expect((await send(ada, 'DELETE', document)).status).toBe(403);
    expect((await site.send<Entry>('GET', document)).body.data.title).toBe('Mine');
  });

  it('does not write content types without drafts, such as categories', async () => {
    expect((await send(ada, 'POST', '/api/categories', { name: 'New' })).status).toBe(403);
  });
});
