import { beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';
import { DAY, HOUR, MINUTE } from '../../testing/test-clock.ts';
import { cleanUpEntries, publishDue } from '../content/index.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const POSTS = '/entries/blog-posts';
const later = (milliseconds: number) =>
  new Date(site.clock.now().getTime() + milliseconds).toISOString();

async function create(person: Colleague, data: object = {}, kind = 'blog-posts'): Promise<string> {
  const { status, body } = await person.ask('POST', `/entries/${kind}`, { data });
  if (status !== 201) throw new Error(JSON.stringify(body));
  site.clock.advance(1000);
  return body.data.documentId;
}
async function save(person: Colleague, id: string, data: object, autosave = false) {
  const { status, body } = await person.ask('PUT', `${POSTS}/${id}`, { data, autosave });
  expect([status, body.error]).toEqual([200, undefined]);
  site.clock.advance(1000);
  return body.data.version as number;
}
const read = async (id: string, kind = 'blog-posts') =>
  (await edith.ask('GET', `/entries/${kind}/${id}`)).body.data;
async function publish(id: string) {
  const { status, body } = await edith.ask('POST', `${POSTS}/${id}/publish`);
  expect([status, body.error]).toEqual([200, undefined]);
  site.clock.advance(1000);
}
/** What a visitor reads. */
const seen = async (id: string) => {
  const { status, body } = await site.read(`/api/blog-posts/${id}`);
  return status === 200 ? body.data.title : status;
};
/** Two processes run what is due at the same time. */
async function runDue() {
  const processes = [site.openProcess(), site.openProcess()];
  const since = site.clock.now().toISOString();
  await Promise.all(processes.map((content) => publishDue(content, since)));
}
const cleanUp = () => cleanUpEntries(site.openProcess());

describe('publishing', () => {
  it('has nothing left to publish after a change is taken back', async () => {
    const id = await create(edith, { title: 'Harbour', body: 'Ships.' });
    await publish(id);
    await save(edith, id, { title: 'Port' }, true);
    expect(await read(id)).toMatchObject({ state: 'live with changes' });
    const version = await save(edith, id, { title: 'Harbour' }, true);
    expect(await read(id)).toMatchObject({ state: 'live', version });
    await save(edith, id, { title: 'Dock' }, true);
    expect(await read(id)).toMatchObject({ state: 'live with changes' });
    const { body } = await edith.ask('GET', `${POSTS}/${id}/versions`);
    const live = body.data.filter(({ isLive }: { isLive: boolean }) => isLive);
    expect(live).toMatchObject([{ number: version }]);
  });

  it('names everything that is missing, and is for editors only', async () => {
    const id = await create(ada, {}, 'policies');
    expect((await ada.ask('POST', `/entries/policies/${id}/publish`)).status).toBe(403);
    const { status, body } = await edith.ask('POST', `/entries/policies/${id}/publish`);
    const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path[0]);
    expect([status, paths]).toEqual([400, ['title', 'area', 'body']]);
  });

  it('publishes nothing that the editor has not seen', async () => {
    const id = await create(ada, { title: 'One', body: 'x' });
    await save(ada, id, { title: 'Two' });
    const stale = await edith.ask('POST', `${POSTS}/${id}/publish`, undefined, {
      'if-match': '"1"',
    });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'edit_conflict']);
    expect(await seen(id)).toBe(404);
  });

  it('takes down at once, and keeps the draft', async () => {
    const id = await create(edith, { title: 'One', body: 'x' });
    expect((await edith.ask('POST', `${POSTS}/${id}/unpublish`)).status).toBe(409);
    await publish(id);
    expect(await seen(id)).toBe('One');
    expect((await edith.ask('POST', `${POSTS}/${id}/unpublish`)).status).toBe(200);
    expect(await seen(id)).toBe(404);
    expect(await read(id)).toMatchObject({ state: 'draft', draft: { title: 'One' } });
  });

  it('checks pictures, links, slug and what changed', async () => {
    const other = await create(edith, { title: 'Other', slug: 'other', body: 'x' });
    await publish(other);
    const body =
      '![](/uploads/a.png) [a](/blog/other) [b](/blog/none) [c](/nowhere) [d](https://x.test/) [e](#f) [g](/blog/%zz)';
    const id = await create(edith, { title: 'One', slug: 'one', body: 'x' });
    await publish(id);
    await save(edith, id, { slug: 'two', body });
    expect((await edith.ask('GET', `${POSTS}/${id}/checks`)).body.data).toEqual({
      missing: [],
      unfinished: [],
      missingAltText: ['/uploads/a.png'],
      deadLinks: ['/blog/none', '/nowhere', '/blog/%zz'],
      slugChange: { from: 'one', to: 'two' },
      membersNotified: 0,
      changed: ['slug', 'body'],
      edition: 'none',
    });
    const empty = await create(edith, {}, 'member-contents');
    expect(
      (await edith.ask('GET', `/entries/member-contents/${empty}/checks`)).body.data,
    ).toMatchObject({ missing: ['title', 'slug', 'body'], membersNotified: 5 });
  });
});

describe('the edition of a policy', () => {
  const POLICIES = '/entries/policies';
  const editionOf = async (id: string) =>
    (await edith.ask('GET', `${POLICIES}/${id}/checks`)).body.data.edition;
  const change = (id: string, data: object) =>
    edith.ask('PUT', `${POLICIES}/${id}`, { data }, { 'if-match': '*' });
  const policy = { title: 'Trains', area: 'domestic', body: 'Night trains.' };

  it('is the first until readers have seen one, and the next if its text is another', async () => {
    const id = await create(edith, policy, 'policies');
    expect(await editionOf(id)).toBe('first');
    const at = later(HOUR);
    await edith.ask('PUT', `${POLICIES}/${id}/schedule`, { action: 'publish', at });
    expect(await editionOf(id)).toBe('first');
    await edith.ask('POST', `${POLICIES}/${id}/publish`, {});
    expect(await editionOf(id)).toBe('none');
    await change(id, { slug: 'night-trains' });
    expect(await editionOf(id)).toBe('none');
    await change(id, { summary: 'Overnight.' });
    expect(await editionOf(id)).toBe('next');
  });

  it('is the next one after a policy was taken down, unless its text is the same', async () => {
    const id = await create(edith, policy, 'policies');
    await edith.ask('POST', `${POLICIES}/${id}/publish`, {});
    await edith.ask('POST', `${POLICIES}/${id}/unpublish`);
    expect(await editionOf(id)).toBe('none');
    await change(id, { body: 'Day trains.' });
    expect(await editionOf(id)).toBe('next');
  });
});

describe('a scheduled change', () => {
  it('is published once, at its time, with the text of that moment, without disturbing editors', async () => {
    const id = await create(edith, { title: 'Live', body: 'x' });
    await publish(id);
    await save(edith, id, { title: 'Planned' });
    const at = later(HOUR);
    const asked = { action: 'publish', at };
    expect((await edith.ask('PUT', `${POSTS}/${id}/schedule`, asked)).status).toBe(200);
    const scheduled = (await edith.ask('GET', '/entries?state=scheduled')).body;
    expect(scheduled.data).toMatchObject([{ state: 'live with changes', changesAt: at }]);
    expect(scheduled.meta).toMatchObject({ total: 1, counts: { scheduled: 1 } });
    const version = await save(edith, id, { title: 'Later draft' }, true);
    await runDue();
    expect(await seen(id)).toBe('Live');
    expect((await read(id)).scheduled).toMatchObject([{ action: 'publish', at, failure: null }]);
    site.clock.advance(2 * HOUR);
    await runDue();
    expect(await seen(id)).toBe('Planned');
    expect(await read(id)).toMatchObject({
      state: 'live with changes',
      version,
      scheduled: [],
      draft: { title: 'Later draft' },
    });
    const headers = { 'if-match': `"${version}"` };
    const saved = await edith.ask('PUT', `${POSTS}/${id}`, { data: { title: 'On' } }, headers);
    expect(saved.status).toBe(200);
    const versions = (await edith.ask('GET', `${POSTS}/${id}/versions`)).body.data;
    const published = versions.filter(({ status }: { status: string }) => status === 'published');
    expect(published).toHaveLength(2);
    const live = versions.filter(({ isLive }: { isLive: boolean }) => isLive);
    expect(live).toEqual(published.slice(0, 1));
  });

  it('can be moved, cancelled and replaced by publishing now', async () => {
    const id = await create(edith, { title: 'Live', body: 'x' });
    await publish(id);
    await save(edith, id, { title: 'Planned' });
    const schedule = (at: string) =>
      edith.ask('PUT', `${POSTS}/${id}/schedule`, { action: 'publish', at });
    await schedule(later(HOUR));
    await schedule(later(DAY));
    site.clock.advance(2 * HOUR);
    await runDue();
    expect(await seen(id)).toBe('Live');
    expect((await edith.ask('DELETE', `${POSTS}/${id}/schedule/publish`)).status).toBe(200);
    expect((await edith.ask('DELETE', `${POSTS}/${id}/schedule/publish`)).status).toBe(404);
    await schedule(later(HOUR));
    await publish(id);
    expect((await read(id)).scheduled).toEqual([]);
  });

  it('takes an entry down at its time', async () => {
    const id = await create(edith, { title: 'Live', body: 'x' });
    const unpublish = { action: 'unpublish', at: later(HOUR) };
    expect((await edith.ask('PUT', `${POSTS}/${id}/schedule`, unpublish)).status).toBe(409);
    await publish(id);
    expect((await edith.ask('PUT', `${POSTS}/${id}/schedule`, unpublish)).status).toBe(200);
    site.clock.advance(HOUR);
    await runDue();
    expect(await seen(id)).toBe(404);
    expect(await read(id)).toMatchObject({ state: 'draft', scheduled: [] });
  });

  it('that cannot be done says why and is not tried again', async () => {
    const id = await create(edith, { title: 'Live', slug: 'live', body: 'x' });
    await publish(id);
    await save(edith, id, { slug: 'wanted' });
    await edith.ask('PUT', `${POSTS}/${id}/schedule`, { action: 'publish', at: later(HOUR) });
    await save(edith, id, { slug: 'live' });
    await publish(await create(edith, { title: 'Other', slug: 'wanted', body: 'x' }));
    site.clock.advance(HOUR);
    await runDue();
    expect(await seen(id)).toBe('Live');
    expect((await read(id)).scheduled[0].failure).toBe('This attribute must be unique');
  });

  it('that cannot be done is tried again if it was moved meanwhile', async () => {
    const id = await create(edith, { title: 'Live', slug: 'live', body: 'x' });
    await publish(id);
    await save(edith, id, { slug: 'wanted' });
    const schedule = () =>
      edith.ask('PUT', `${POSTS}/${id}/schedule`, { action: 'publish', at: later(HOUR) });
    await schedule();
    await save(edith, id, { slug: 'live' });
    await publish(await create(edith, { title: 'Other', slug: 'wanted', body: 'x' }));
    site.clock.advance(HOUR);
    const { db, ...content } = site.openProcess();
    const transaction: typeof db.transaction = (work) =>
      db.transaction(work).catch(async (error) => {
        await schedule();
        throw error;
      });
    const since = site.clock.now().toISOString();
    await publishDue({ ...content, db: { ...db, transaction } }, since);
    expect((await read(id)).scheduled).toMatchObject([{ at: later(HOUR), failure: null }]);
  });

  it('of a first publication can be moved, cancelled and made at once', async () => {
    const id = await create(edith, { title: 'New', body: 'x' });
    const schedule = (at: string) =>
      edith.ask('PUT', `${POSTS}/${id}/schedule`, { action: 'publish', at });
    expect((await schedule(later(-HOUR))).status).toBe(400);
    expect((await schedule(later(HOUR))).body.data.state).toBe('scheduled');
    expect((await schedule(later(DAY))).body.data.publishedAt).toBe(later(DAY));
    const cancelled = await edith.ask('DELETE', `${POSTS}/${id}/schedule/publish`);
    expect(cancelled.body.data.state).toBe('draft');
    await schedule(later(HOUR));
    await publish(id);
    expect(await seen(id)).toBe('New');
  });

  it('is in the calendar, beside what was published', async () => {
    const id = await create(edith, { title: 'Live', body: 'x' });
    await publish(id);
    const at = later(HOUR);
    await edith.ask('PUT', `${POSTS}/${id}/schedule`, { action: 'unpublish', at });
    const query = `from=${later(-DAY)}&to=${later(DAY)}`;
    const { data } = (await edith.ask('GET', `/calendar?${query}`)).body;
    expect(data).toMatchObject([
      { action: 'publish', version: data[0].entry.version },
      { action: 'unpublish', version: null },
    ]);
    expect((await ada.ask('GET', `/calendar?${query}`)).body.data).toEqual([]);
    expect((await edith.ask('GET', `/calendar?from=${later(DAY)}&to=${later(0)}`)).status).toBe(
      400,
    );
  });
});

describe('versions', () => {
  it('are listed without texts, page by page, and compared', async () => {
    const id = await create(edith, { title: 'One', body: 'a' });
    await save(edith, id, { body: 'b' });
    await publish(id);
    const first = (await edith.ask('GET', `${POSTS}/${id}/versions?pageSize=2`)).body;
    expect(first.data).toMatchObject([
      { number: 3, status: 'published', isDraft: true, isLive: true, editor: { name: 'edith' } },
      { number: 2, status: 'draft', kind: 'saved' },
    ]);
    expect(first.data[0]).not.toHaveProperty('fields');
    const { nextCursor } = first.meta;
    const next = (await edith.ask('GET', `${POSTS}/${id}/versions?cursor=${nextCursor}`)).body;
    expect(next).toMatchObject({ data: [{ number: 1 }], meta: { nextCursor: null } });
    const { data } = (await edith.ask('GET', `${POSTS}/${id}/compare?from=1&to=3`)).body;
    expect(data).toMatchObject({
      from: { fields: { body: 'a' } },
      to: { fields: { body: 'b' } },
      changed: ['slug', 'body'],
    });
    expect((await edith.ask('GET', `${POSTS}/${id}/versions/9`)).status).toBe(404);
    expect((await ada.ask('GET', `${POSTS}/${id}/versions/1`)).status).toBe(404);
  });

  it('are restored as a draft, which lists lost relations and publishes nothing', async () => {
    const tag = await create(edith, { name: 'Gone', slug: 'gone' }, 'tags');
    const kept = await create(edith, { name: 'Kept', slug: 'kept' }, 'tags');
    const id = await create(edith, { title: 'Old', body: 'x', tags: [tag, kept] });
    await save(edith, id, { title: 'New', tags: [] });
    await publish(id);
    await edith.ask('DELETE', `/entries/tags/${tag}`);
    const url = `${POSTS}/${id}/versions/1/restore`;
    const stale = await edith.ask('POST', url, undefined, { 'if-match': '"1"' });
    expect(stale.status).toBe(409);
    const { status, body } = await edith.ask('POST', url);
    expect([status, body.meta.lost]).toEqual([200, [{ field: 'tags', documentId: tag }]]);
    expect(await read(id)).toMatchObject({
      state: 'live with changes',
      draft: { title: 'Old', tags: [{ name: 'Kept' }] },
      live: { title: 'New' },
    });
  });

  it('made automatically are thinned out to one a day, except named ones', async () => {
    const id = await create(edith, { title: 'One' });
    for (let hour = 0; hour < 5; hour += 1) {
      await save(edith, id, { body: `Hour ${hour}` }, true);
      site.clock.advance(HOUR);
    }
    const label = { label: '  Before the change  ' };
    const named = await edith.ask('PUT', `${POSTS}/${id}/versions/3`, label);
    expect(named.body.data).toMatchObject({ label: 'Before the change', kind: 'saved' });
    const numbers = async () =>
      (await edith.ask('GET', `${POSTS}/${id}/versions`)).body.data.map(
        ({ number }: { number: number }) => number,
      );
    await cleanUp();
    expect(await numbers()).toEqual([6, 5, 4, 3, 2, 1]);
    await site.waitDays(2);
    await cleanUp();
    expect(await numbers()).toEqual([6, 3, 1]);
  });
});

describe('review', () => {
  it('is requested, sent back with a note, requested again and approved', async () => {
    const id = await create(ada, { title: 'Mine', body: 'x' });
    const step = (person: Colleague, name: string, body: object = {}) =>
      person.ask('POST', `${POSTS}/${id}/review/${name}`, body);
    expect((await step(edith, 'approve')).status).toBe(409);
    const asked = await step(ada, 'request', { note: 'Please' });
    expect(asked.body.data.review).toMatchObject({ state: 'requested', note: 'Please' });
    expect((await step(ada, 'approve')).status).toBe(403);
    expect((await step(edith, 'send-back')).status).toBe(400);
    expect((await step(edith, 'send-back', { note: 'Shorter' })).status).toBe(200);
    await step(ada, 'request');
    expect((await step(edith, 'approve')).body.data.review.state).toBe('approved');
    const mails = (await site.deliver()).filter(({ kind }) => kind.startsWith('review-'));
    expect(mails.map(({ kind, to }) => `${kind} ${to.split('@')[0]}`).toSorted()).toEqual([
      'review-approved ada',
      'review-request edith',
      'review-request edith',
      'review-request eve',
      'review-request eve',
      'review-sent-back ada',
    ]);
    const sentBack = mails.find(({ kind }) => kind === 'review-sent-back');
    expect(sentBack?.text).toContain('Note: Shorter');
    expect(sentBack?.text).toContain(`/studio/posts/${id}`);
    const waiting = await edith.ask('GET', '/entries?review=approved');
    expect(waiting.body.data).toHaveLength(1);
  });

  it('tells the author, not who approved, if a text is sent back after the approval', async () => {
    const id = await create(ada, { title: 'Mine', body: 'x' });
    await ada.ask('POST', `${POSTS}/${id}/review/request`, {});
    await edith.ask('POST', `${POSTS}/${id}/review/approve`, {});
    await site.deliver();
    await site.as('eve').ask('POST', `${POSTS}/${id}/review/send-back`, { note: 'Shorter' });
    const mails = await site.deliver();
    expect(mails.map(({ kind, to }) => `${kind} ${to.split('@')[0]}`)).toEqual([
      'review-sent-back ada',
    ]);
  });

  it('keeps the text that was handed in, and names who changed it', async () => {
    const id = await create(ada);
    await save(ada, id, { title: 'Handed in' }, true);
    await ada.ask('POST', `${POSTS}/${id}/review/request`, {});
    site.clock.advance(1000);
    await save(ada, id, { title: 'An afterthought' }, true);
    await save(edith, id, { title: 'Edited' }, true);
    await save(ada, id, { title: 'Edited again' }, true);
    const { body } = await edith.ask('GET', `${POSTS}/${id}/versions`);
    const texts = [];
    for (const { number, editor } of body.data) {
      const version = await edith.ask('GET', `${POSTS}/${id}/versions/${number}`);
      texts.push([editor.name, version.body.data.fields.title]);
    }
    expect(texts).toEqual([
      ['ada', 'Edited again'],
      ['edith', 'Edited'],
      ['ada', 'An afterthought'],
      ['ada', 'Handed in'],
      ['ada', ''],
    ]);
  });

  it('is for somebody else than the person who asked', async () => {
    const id = await create(edith, { title: 'Mine' });
    await edith.ask('POST', `${POSTS}/${id}/review/request`, {});
    expect((await read(id)).permissions.review).toBe(false);
    const refused = await edith.ask('POST', `${POSTS}/${id}/review/approve`, {});
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Somebody else has to approve what you handed in. You can publish without a review.',
    ]);
    expect((await site.as('eve').ask('POST', `${POSTS}/${id}/review/approve`, {})).status).toBe(
      200,
    );
  });

  it('does not approve later changes, unless the reviewer makes them', async () => {
    const id = await create(ada, { title: 'Draft' });
    await ada.ask('POST', `${POSTS}/${id}/review/request`, {});
    await edith.ask('POST', `${POSTS}/${id}/review/approve`, {});
    await save(edith, id, { title: 'A comma' });
    expect((await read(id)).review.state).toBe('approved');
    await save(ada, id, { title: 'A new thought' });
    expect((await read(id)).review).toEqual({
      state: 'none',
      note: null,
      by: null,
      at: null,
      reviewer: null,
    });
  });

  it('ends when the draft is published', async () => {
    const id = await create(ada, { title: 'Mine', body: 'x' });
    await ada.ask('POST', `${POSTS}/${id}/review/request`, { note: 'Please' });
    await publish(id);
    expect((await read(id)).review).toEqual({
      state: 'none',
      note: null,
      by: null,
      at: null,
      reviewer: null,
    });
    expect((await edith.ask('GET', '/entries?review=requested')).body.data).toEqual([]);
  });

  it('is still approved when the draft is scheduled, until readers see it', async () => {
    const id = await create(ada, { title: 'Mine', body: 'x' });
    await ada.ask('POST', `${POSTS}/${id}/review/request`, {});
    await edith.ask('POST', `${POSTS}/${id}/review/approve`, {});
    const eve = site.as('eve');
    const asked = { action: 'publish', at: later(HOUR) };
    const scheduled = await eve.ask('PUT', `${POSTS}/${id}/schedule`, asked);
    expect(scheduled.body.data).toMatchObject({
      state: 'scheduled',
      review: { state: 'approved', by: { name: 'edith' } },
    });
    const approved = async () => (await eve.ask('GET', '/entries?review=approved')).body.data;
    expect(await approved()).toHaveLength(1);
    site.clock.advance(HOUR);
    expect((await read(id)).review).toMatchObject({ state: 'none', by: null });
    expect(await approved()).toEqual([]);
    const sentBack = await eve.ask('POST', `${POSTS}/${id}/review/send-back`, { note: 'Late' });
    expect(sentBack.status).toBe(409);
    await save(edith, id, { title: 'A second thought' });
    expect((await read(id)).review.state).toBe('none');
  });

  it('of a draft of somebody else does not exist for authors', async () => {
    const id = await create(edith, { title: 'Hers' });
    expect((await ada.ask('POST', `${POSTS}/${id}/review/request`, {})).status).toBe(404);
  });
});

describe('presence', () => {
  it('names the others who have an entry open, until they leave or fall silent', async () => {
    const id = await create(edith);
    const url = `${POSTS}/${id}/presence`;
    const eve = site.as('eve');
    expect((await edith.ask('POST', url)).body.data).toEqual([]);
    expect((await eve.ask('POST', url)).body.data).toMatchObject([{ name: 'edith' }]);
    expect((await edith.ask('POST', url)).body.data).toMatchObject([{ name: 'eve' }]);
    const names = { first_name: 'Eve', last_name: 'Reyes' };
    const { queries } = site.deps.db;
    await queries.updateTable('users').set(names).where('username', '=', 'eve').execute();
    await eve.ask('POST', `${POSTS}/${id}/review/request`, {});
    expect((await edith.ask('POST', url)).body).toMatchObject({
      data: [{ name: 'Eve Reyes' }],
      meta: { review: 'requested' },
    });
    expect((await read(id)).review.by.name).toBe('Eve Reyes');
    await eve.ask('DELETE', url);
    expect((await edith.ask('POST', url)).body.data).toEqual([]);
    await eve.ask('POST', url);
    site.clock.advance(MINUTE);
    expect((await edith.ask('POST', url)).body.data).toEqual([]);
    expect((await ada.ask('POST', url)).status).toBe(404);
    await edith.ask('DELETE', `${POSTS}/${id}`);
    expect((await edith.ask('DELETE', url)).status).toBe(200);
  });
});

describe('the trash', () => {
  it('keeps a deleted entry, which comes back once as a draft with its date', async () => {
    const id = await create(edith, { title: 'Gone', slug: 'gone', body: 'x' });
    await publish(id);
    const { publishedAt } = await read(id);
    expect((await ada.ask('DELETE', `${POSTS}/${id}`)).status).toBe(404);
    expect((await edith.ask('DELETE', `${POSTS}/${id}`)).status).toBe(200);
    expect(await seen(id)).toBe(404);
    expect((await edith.ask('GET', '/entries')).body.data).toEqual([]);
    const trash = (await edith.ask('GET', '/entries?deleted=true')).body;
    expect(trash).toMatchObject({ data: [{ title: 'Gone' }], meta: { counts: { deleted: 1 } } });
    expect(await read(id)).toMatchObject({ draft: { body: 'x' }, permissions: { save: false } });
    expect((await edith.ask('PUT', `${POSTS}/${id}`, { data: {} })).status).toBe(404);
    const restored = await Promise.all(
      ['edith', 'eve'].map((name) => site.as(name).ask('POST', `${POSTS}/${id}/restore`)),
    );
    expect(restored.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await read(id)).toMatchObject({ state: 'draft', slug: 'gone', draft: { body: 'x' } });
    await publish(id);
    expect((await read(id)).publishedAt).toBe(publishedAt);
  });

  it('is emptied after the retention time, but what readers saw stays', async () => {
    const id = await create(edith, { title: 'Gone', body: 'x' });
    await publish(id);
    await edith.ask('DELETE', `${POSTS}/${id}`);
    await site.waitDays(29);
    await cleanUp();
    expect((await read(id)).title).toBe('Gone');
    await site.waitDays(2);
    await cleanUp();
    expect((await edith.ask('GET', `${POSTS}/${id}`)).status).toBe(404);
    const versions = await site.deps.db.queries
      .selectFrom('content_versions')
      .select('status')
      .where('document_id', '=', id)
      .execute();
    expect(versions).toEqual([{ status: 'published' }]);
  });

  it('is emptied by editors at once, one collection at a time', async () => {
    const gone = await create(edith, { title: 'Gone', body: 'x' });
    const kept = await create(edith, { title: 'Kept', body: 'x' });
    const policy = await create(edith, { title: 'Policy' }, 'policies');
    await edith.ask('DELETE', `${POSTS}/${gone}`);
    await edith.ask('DELETE', `/entries/policies/${policy}`);
    expect((await ada.ask('DELETE', '/trash/blog-posts')).status).toBe(403);
    expect((await edith.ask('DELETE', '/trash/nothing')).status).toBe(404);
    expect((await edith.ask('DELETE', '/trash/blog-posts')).body.data).toEqual({ deleted: 1 });
    expect((await edith.ask('DELETE', '/trash/blog-posts')).body.data).toEqual({ deleted: 0 });
    expect((await edith.ask('GET', `${POSTS}/${gone}`)).status).toBe(404);
    expect((await read(kept)).title).toBe('Kept');
    expect((await read(policy, 'policies')).title).toBe('Policy');
    const logged = await site.deps.db.queries
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'content.empty_trash')
      .execute();
    expect(logged).toHaveLength(1);
  });

  it('does not keep a draft that was begun but never written', async () => {
    const empty = await create(ada);
    const written = await create(ada, { body: 'x' });
    for (const id of [empty, written]) {
      expect((await ada.ask('DELETE', `${POSTS}/${id}`)).status).toBe(200);
    }
    const trash = (await ada.ask('GET', '/entries?deleted=true')).body;
    expect(trash).toMatchObject({ data: [{ documentId: written }], meta: { total: 1 } });
  });

  it('leaves the versions of other languages alone', async () => {
    const id = await create(edith, { title: 'English', body: 'x' });
    await edith.ask('DELETE', `${POSTS}/${id}`);
    const version = { collection: 'blog-posts', document_id: id, number: 99, locale: 'de' };
    const at = site.clock.now().toISOString();
    const row = {
      ...version,
      status: 'draft',
      data: '{}',
      editor_id: null,
      created_at: at,
    } as const;
    await site.deps.db.queries.insertInto('content_versions').values(row).execute();
    await edith.ask('DELETE', '/trash/blog-posts');
    const left = await site.deps.db.queries
      .selectFrom('content_versions')
      .select('number')
      .where('document_id', '=', id)
      .execute();
    expect(left).toEqual([{ number: 99 }]);
  });

  it('of tags restores them in public at once', async () => {
    const id = await create(edith, { name: 'Tag', slug: 'tag' }, 'tags');
    await edith.ask('DELETE', `/entries/tags/${id}`);
    expect((await ada.ask('POST', `/entries/tags/${id}/restore`)).status).toBe(403);
    expect((await edith.ask('POST', `/entries/tags/${id}/restore`)).status).toBe(200);
    expect((await site.read(`/api/tags/${id}`)).status).toBe(200);
  });
});

it('renders a text as the pages do', async () => {
  const { body } = await ada.ask('POST', '/render', { body: '## One\n\n<b>x</b> **y**' });
  expect(body.data.bodyHtml).toContain('<strong>y</strong>');
  expect(body.data.toc).toHaveLength(1);
  expect((await ada.ask('POST', '/render', { body: '>'.repeat(5000) })).status).toBe(400);
  expect((await site.as('max').ask('POST', '/render', { body: 'x' })).status).toBe(403);
});
