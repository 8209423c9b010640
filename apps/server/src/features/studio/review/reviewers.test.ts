import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type Colleague,
  openStudioApp,
  type StudioApp,
} from '../../../testing/staff/studio-app.ts';

let site: StudioApp;
let ada: Colleague;
let edith: Colleague;
let eve: Colleague;
let id: string;
beforeEach(async () => {
  site = await openStudioApp();
  [ada, edith, eve] = [site.as('ada'), site.as('edith'), site.as('eve')];
  id = (await ada.ask('POST', '/entries/blog-posts', { data: { title: 'Buses' } })).body.data
    .documentId;
  await site.deliver();
});
afterEach(() => site.close());

const step = (by: Colleague, name: string, body: object = {}) =>
  by.ask('POST', `/entries/blog-posts/${id}/review/${name}`, body);
const assignedTo = async (person: Colleague) => {
  const { body } = await person.ask('GET', '/entries?review=requested&assigned=true');
  return body.data.map(({ title }: { title: string }) => title);
};

it('are those who can publish, without oneself', async () => {
  const names = async (by: Colleague) =>
    (await by.ask('GET', '/reviewers')).body.data.map(({ name }: { name: string }) => name);
  expect(await names(ada)).toEqual(['edith', 'eve']);
  expect(await names(edith)).toEqual(['eve']);
  expect((await site.as('max').ask('GET', '/reviewers')).status).toBe(403);
});

it('get the mail alone if they are chosen, and find the text among their own', async () => {
  const { body } = await step(ada, 'request', { reviewer: eve.id });
  expect(body.data.review).toMatchObject({ state: 'requested', reviewer: { name: 'eve' } });
  expect((await site.deliver()).map(({ kind, to }) => [kind, to])).toEqual([
    ['review-request', 'eve@example.org'],
  ]);
  expect(await assignedTo(eve)).toEqual(['Buses']);
  expect(await assignedTo(edith)).toEqual([]);
  const all = await edith.ask('GET', '/entries?review=requested');
  expect(all.body.data).toHaveLength(1);
});

it('read the name of the author without links', async () => {
  const users = site.deps.db.queries.updateTable('users').where('username', '=', 'ada');
  await users.set({ first_name: 'evil.example' }).execute();
  await step(ada, 'request', { reviewer: eve.id });
  const [mail] = await site.deliver();
  expect(mail?.text).toContain('evil. example asks you to review “Buses”.');
});

it('are nobody in particular after a decision, and after asking everybody', async () => {
  await step(ada, 'request', { reviewer: eve.id });
  // Whoever is there can decide.
  expect((await step(edith, 'send-back', { note: 'Shorter' })).status).toBe(200);
  expect(await assignedTo(eve)).toEqual([]);
  await step(ada, 'request', { reviewer: eve.id });
  await step(ada, 'request');
  expect(await assignedTo(eve)).toEqual([]);
});

it('cannot be people who may not review it', async () => {
  const grace = site.as('grace');
  for (const reviewer of [grace.id, ada.id, site.as('max').id, 99_999, 0, -1, 'eve', 1.5]) {
    expect((await step(ada, 'request', { reviewer })).status).toBe(400);
  }
  expect((await step(edith, 'request', { reviewer: edith.id })).status).toBe(400);
  expect(await site.deliver()).toEqual([]);
});
