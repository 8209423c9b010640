import type { AuditFilter, ListedAuditEntry } from '@rostra/contract';
import { beforeEach, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { listEntries } from './list-entries.ts';
import { recordAction } from './record-action.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const create = async (by: Colleague, kind: string, data: object): Promise<string> =>
  (await by.ask('POST', `/entries/${kind}`, { data })).body.data.documentId;
const autosave = (by: Colleague, id: string, data: object) =>
  by.ask('PUT', `/entries/blog-posts/${id}`, { data, autosave: true });

/** The log, newest first. */
const log = async (filter: AuditFilter): Promise<ListedAuditEntry[]> =>
  (await listEntries(site.deps, { ...filter, pageSize: 50 })).data;
const about = (targetId: string) => log({ targetKind: 'blog-posts', targetId });

it('has one entry for what somebody writes without a break', async () => {
  const id = await create(ada, 'blog-posts', { title: 'Buses' });
  for (const title of ['Bus', 'Buses and', 'Buses and trams']) {
    expect((await autosave(ada, id, { title })).status).toBe(200);
    site.clock.advance(MINUTE);
  }
  const actions = async () => (await about(id)).map(({ action, actor }) => [action, actor.name]);
  expect(await actions()).toEqual([
    ['content.update', 'ada'],
    ['content.create', 'ada'],
  ]);
  await autosave(edith, id, { title: 'Trams' });
  await site.waitDays(0.02);
  await autosave(ada, id, { title: 'Trams and buses' });
  expect(await actions()).toEqual([
    ['content.update', 'ada'],
    ['content.update', 'edith'],
    ['content.update', 'ada'],
    ['content.create', 'ada'],
  ]);
  const [last] = await about(id);
  expect(last?.target).toEqual({
    kind: 'blog-posts',
    id,
    name: 'Trams and buses',
    locale: 'en',
    screen: 'entry',
  });
});

it('has the note of a text that was sent back', async () => {
  const id = await create(ada, 'blog-posts', { title: 'Buses' });
  const review = (by: Colleague, step: string, note: string) =>
    by.ask('POST', `/entries/blog-posts/${id}/review/${step}`, { note });
  await review(ada, 'request', 'Is the title good?');
  await review(edith, 'send-back', 'Shorter, please.');
  const [sentBack, requested] = await about(id);
  expect(sentBack).toMatchObject({
    action: 'content.send_back',
    after: { title: 'Buses', note: 'Shorter, please.' },
  });
  expect(requested?.after).toMatchObject({ note: 'Is the title good?' });
});

it('names what ids stand for as long as it exists', async () => {
  const [from, into] = [
    await create(edith, 'authors', { name: 'A. Byron', username: 'byron' }),
    await create(edith, 'authors', { name: 'Ada Byron', username: 'ada' }),
  ];
  await edith.ask('POST', `/entries/authors/${from}/merge`, { into });
  const [merged] = await log({ action: 'content.merge' });
  expect(merged).toMatchObject({
    target: { id: from, screen: null },
    before: { name: 'A. Byron' },
    after: { into },
    names: { [`authors/${into}`]: 'Ada Byron' },
  });
  const id = await create(ada, 'blog-posts', { title: 'Buses' });
  await edith.ask('DELETE', `/entries/blog-posts/${id}`);
  expect((await about(id))[0]?.target).toMatchObject({ name: 'Buses', screen: null });
});

it.each([
  ['max', 'member'],
  ['ada', 'staff'],
])('leads to the account of %s as %s', async (name, screen) => {
  const { id } = site.as(name);
  const target = { kind: 'users', id };
  const actor = { kind: 'terminal', user: 'root', host: 'server-1' } as const;
  const at = site.clock.now();
  await recordAction(site.deps.db.queries, { actor, at, action: 'member.block', target });
  const [entry] = await log({ action: 'member.block' });
  expect(entry?.target).toMatchObject({ name, screen });
  await site.deps.db.queries.deleteFrom('users').where('id', '=', id).execute();
  expect((await log({ action: 'member.block' }))[0]?.target).toMatchObject({
    name: null,
    screen: null,
  });
});
