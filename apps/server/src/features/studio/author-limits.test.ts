import { beforeEach, describe, expect, it } from 'vitest';
import { addLibraryFile } from '../../testing/media/add-library-file.ts';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const setRole = (userId: number, role: 'author' | 'member') =>
  site.deps.db.queries.updateTable('users').set({ role }).where('id', '=', userId).execute();

async function create(colleague: Colleague, kind: string, data: object): Promise<string> {
  const { status, body } = await colleague.ask('POST', `/entries/${kind}`, { data });
  expect(status).toBe(201);
  return body.data.documentId;
}

const publish = (kind: string, id: string) => edith.ask('POST', `/entries/${kind}/${id}/publish`);

async function addPicture(name: string, uploadedBy: number): Promise<number> {
  const values = { alternative_text: 'Before', uploaded_by: uploadedBy };
  return (await addLibraryFile(site.deps.db.queries, name, values)).id;
}

const actions = async () =>
  (await site.deps.db.queries.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('an author’s own picture', () => {
  const change = { alternativeText: 'After' };
  const edit = async (id: number) => (await ada.ask('PUT', `/media/${id}`, change)).status;
  function replace(id: number) {
    const form = new FormData();
    form.append('files', new Blob(['not even a picture']), 'new.png');
    return ada.sendForm(`/api/studio/media/${id}/file`, form);
  }

  it('can be changed while only their drafts use it', async () => {
    const id = await addPicture('river', ada.id);
    expect(await edit(id)).toBe(200);
    await create(ada, 'blog-posts', { title: 'One', body: 'x', featuredImage: id });
    expect(await edit(id)).toBe(200);
    expect((await replace(id)).status).toBe(400);
  });

  it('cannot be changed or replaced once readers see it', async () => {
    const id = await addPicture('river', ada.id);
    const data = { title: 'One', slug: 'one', body: 'x', featuredImage: id };
    const post = await create(ada, 'blog-posts', data);
    expect((await publish('blog-posts', post)).status).toBe(200);
    expect(await edit(id)).toBe(409);
    expect((await replace(id)).status).toBe(409);
    const { body } = await site.read('/api/blog-posts/by-slug/one');
    expect(body.data.featuredImage.alternativeText).toBe('Before');
    expect((await edith.ask('PUT', `/media/${id}`, change)).status).toBe(200);
  });

  it('cannot be changed once somebody else uses it', async () => {
    const id = await addPicture('river', ada.id);
    await create(edith, 'blog-posts', { title: 'Secret plan', body: 'x', featuredImage: id });
    expect(await edit(id)).toBe(409);
  });
});

describe('an author does not learn of drafts of others', () => {
  it('from the uses of a file', async () => {
    const id = await addPicture('river', edith.id);
    await create(edith, 'blog-posts', { title: 'Secret plan', body: 'x', featuredImage: id });
    const own = await create(ada, 'blog-posts', { title: 'Mine', body: 'x', featuredImage: id });
    const { data } = (await ada.ask('GET', `/media/${id}`)).body;
    expect(data.uses.map(({ documentId }: { documentId: string }) => documentId)).toEqual([own]);
    expect((await edith.ask('GET', `/media/${id}`)).body.data.uses).toHaveLength(2);
  });

  it('from the order of policies', async () => {
    const data = { body: 'x', area: 'economic', summary: 's' };
    await create(edith, 'policies', { ...data, title: 'Secret plan' });
    await create(ada, 'policies', { ...data, title: 'Mine' });
    const live = await create(edith, 'policies', { ...data, title: 'Live' });
    expect((await publish('policies', live)).status).toBe(200);
    await edith.ask('PUT', `/entries/policies/${live}`, { data: { title: 'Secret title' } });
    const answer = await ada.ask('GET', '/policies/areas');
    expect(answer.status).toBe(200);
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain('Secret');
    expect(text).toContain('Mine');
    expect(text).toContain('Live');
  });
});

describe('a former editor who is an author now', () => {
  it('neither deletes nor labels what readers see', async () => {
    const id = await create(edith, 'categories', { name: 'Rivers', slug: 'rivers' });
    await setRole(edith.id, 'author');
    const label = { label: 'Mine' };
    const named = await edith.ask('PUT', `/entries/categories/${id}/versions/1`, label);
    expect(named.status).toBe(403);
    expect((await edith.ask('DELETE', `/entries/categories/${id}`)).status).toBe(403);
    expect((await site.read('/api/categories?filters[slug]=rivers')).body.data).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('has changes that readers see, also if they claim to be autosaves', async () => {
    const id = await create(edith, 'categories', { name: 'Rivers', slug: 'rivers' });
    const before = (await actions()).length;
    const save = { data: { name: 'Streams' }, autosave: true };
    expect((await edith.ask('PUT', `/entries/categories/${id}`, save)).status).toBe(200);
    expect((await site.read('/api/categories?filters[name]=Streams')).body.data).toHaveLength(1);
    expect((await actions()).slice(before)).toEqual(['content.update']);
  });

  it('names what an entry was merged into', async () => {
    const id = await create(edith, 'tags', { name: 'Rivers', slug: 'rivers' });
    const into = await create(edith, 'tags', { name: 'Water', slug: 'water' });
    expect((await edith.ask('POST', `/entries/tags/${id}/merge`, { into })).status).toBe(200);
    const last = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toEqual({ action: 'content.merge', after: JSON.stringify({ into }) });
  });
});

describe('mails about a review', () => {
  it('do not go to somebody who no longer works here', async () => {
    const post = await create(ada, 'blog-posts', { title: 'One', body: 'x' });
    const url = `/entries/blog-posts/${post}/review`;
    const requested = await ada.ask('POST', `${url}/request`, {});
    expect(requested.status).toBe(200);
    await site.deliver();
    await setRole(ada.id, 'member');
    const note = { note: 'Not for outsiders' };
    expect((await edith.ask('POST', `${url}/send-back`, note)).status).toBe(200);
    expect((await site.deliver()).map(({ to }) => to)).toEqual([]);
    const notices = site.deps.db.queries.selectFrom('notices').selectAll();
    expect(await notices.where('user_id', '=', ada.id).execute()).toEqual([]);
  });
});
