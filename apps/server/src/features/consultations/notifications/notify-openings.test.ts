import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ConsultationsContext } from '../context.ts';
import { type ConsultationApp, openConsultationApp } from '../testing/consultation-app.ts';
import { notifyOpenings } from './notify-openings.ts';

let app: ConsultationApp;
beforeEach(async () => {
  app = await openConsultationApp();
});
afterEach(() => app.site.close());

const notifyAll = (more: Partial<ConsultationsContext> = {}) =>
  notifyOpenings(app.context(more), new AbortController().signal);

const confirm = (...names: string[]) =>
  app.site.deps.db.queries
    .updateTable('users')
    .set({ email_confirmed_at: app.site.clock.now().toISOString() })
    .where('username', 'in', names)
    .execute();

const join = async (...names: string[]) => {
  for (const name of names) await app.ask(name, 'GET', '/api/users/me');
  await confirm(...names);
  await app.site.deliver();
};

/** Accounts that have confirmed their addresses. */
async function populate(count: number): Promise<void> {
  const at = app.site.clock.now().toISOString();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ document_id: `document${index}`, username: `crowd${index}`, role: 'member' as const },
    ...{
      username_key: `crowd${index}`,
      email: `crowd${index}@example.org`,
      is_blocked: 0 as const,
    },
    ...{ email_confirmed_at: at, password_hash: 'none', created_at: at, updated_at: at },
  }));
  await app.site.deps.db.queries.insertInto('users').values(rows).execute();
}

const openings = async () =>
  (await app.site.deliver()).filter(({ kind }) => kind === 'consultation-opened');

it('tells members once that a consultation has opened, with a mail and a notice', async () => {
  await join('mia', 'tom');
  await app.open();
  await notifyAll();
  await notifyAll();
  const mails = await openings();
  const of = mails.filter(({ to }) => ['mia@example.org', 'tom@example.org'].includes(to));
  expect(of).toHaveLength(2);
  expect(of[0]).toMatchObject({ subject: 'Have your say: “Where shall we build?”' });
  expect(of[0]?.text).toContain('Tell us what is missing.');
  expect(of[0]?.text).toContain('/dashboard/consultations/where-shall-we-build');
  expect(of[0]?.text).toMatch(/Turn off mails about new consultations:\n.*\/consultations\n/);
  const notices = await app.ask('mia', 'GET', '/api/notifications');
  expect(notices.body.data.map(({ title }: { title: string }) => title)).toContain(
    'A consultation has opened',
  );
  await app.waitDays(1);
  await notifyAll();
  expect(await openings()).toEqual([]);
});

it('waits for the opening, and tells nobody once it has ended', async () => {
  await join('mia');
  const day = (days: number) =>
    new Date(app.site.clock.now().getTime() + days * 86_400_000).toISOString();
  const { id } = await app.open({ opensAt: day(2) });
  await notifyAll();
  expect(await openings()).toEqual([]);
  await app.edith.ask('POST', `/consultations/${id}/abandon`, { reason: 'The wrong text' });
  await app.waitDays(3);
  await notifyAll();
  expect(await openings()).toEqual([]);
  await app.open({ opensAt: day(1), closesAt: day(9) });
  await app.waitDays(2);
  await notifyAll();
  expect((await openings()).map(({ to }) => to)).toContain('mia@example.org');
});

it('sends each member one mail, also with many members and several processes', async () => {
  await populate(250);
  await app.open();
  await Promise.all([notifyAll(), notifyAll(), notifyAll()]);
  const crowd = (await openings()).map(({ to }) => to).filter((to) => to.startsWith('crowd'));
  expect(crowd).toHaveLength(250);
  expect(new Set(crowd).size).toBe(250);
});

it('goes on where it stopped', async () => {
  await populate(150);
  await app.open();
  const context = app.context();
  const stop = new AbortController();
  const wake = () => stop.abort();
  await notifyOpenings({ ...context, outbox: { ...context.outbox, wake } }, stop.signal);
  const first = await openings();
  expect(first.length).toBeLessThanOrEqual(100);
  await notifyAll();
  const all = [...first, ...(await openings())].map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((to) => to.startsWith('crowd'))).toHaveLength(150);
});

it('leaves out who wants no such mails, is blocked, has not confirmed an address, or joins later', async () => {
  await join('mia', 'tom', 'ann', 'eva');
  const path = '/api/consultations/mails';
  expect((await app.ask('tom', 'GET', path)).body.data).toEqual({ isWanted: true });
  await app.ask('tom', 'PUT', path, { isWanted: false });
  await app.ask('tom', 'PUT', path, { isWanted: false });
  expect((await app.ask('tom', 'GET', path)).body.data).toEqual({ isWanted: false });
  await app.ask('mia', 'PUT', path, { isWanted: false });
  await app.ask('mia', 'PUT', path, { isWanted: true });
  const users = app.site.deps.db.queries.updateTable('users');
  await users.set({ is_blocked: 1 }).where('username', '=', 'eva').execute();
  await users.set({ email_confirmed_at: null }).where('username', '=', 'ann').execute();
  await app.open();
  app.site.clock.advance(1000);
  app.newcomers.add('bob');
  await join('bob');
  await notifyAll();
  const told = (await openings()).map(({ to }) => to.split('@')[0]);
  for (const name of ['tom', 'ann', 'eva', 'bob']) expect(told).not.toContain(name);
  expect(told).toContain('mia');
  // They find it in their list all the same.
  const notices = await app.ask('tom', 'GET', '/api/notifications');
  expect(JSON.stringify(notices.body)).toContain('A consultation has opened');
  expect((await app.site.send('GET', path)).status).toBe(401);
});

it('can be turned off from the mail program with one click, without a login', async () => {
  await join('mia', 'tom');
  await app.open();
  await notifyAll();
  const mails = await openings();
  const urlFor = (name: string) =>
    new URL(mails.find(({ to }) => to === `${name}@example.org`)?.stopUrl ?? '');
  const { origin, pathname, search } = urlFor('mia');
  expect(origin).toBe(app.site.deps.env.SITE_URL);
  const wants = async (name: string) =>
    (await app.ask(name, 'GET', '/api/consultations/mails')).body.data.isWanted;
  // Scanners open every address in a mail.
  const opened = await app.site.app.inject({ method: 'GET', url: pathname + search });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/dashboard/consultations']);
  expect(await wants('mia')).toBe(true);
  const click = async (url: string, headers = {}) =>
    (
      await app.site.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    ).statusCode;
  expect(await click(pathname + search)).toBe(204);
  expect(await click(pathname + search, { 'content-type': 'multipart/form-data' })).toBe(204);
  expect(await wants('mia')).toBe(false);
  const { searchParams } = urlFor('tom');
  const forged = [
    pathname,
    `${pathname}?member=${searchParams.get('member')}`,
    `${pathname}?member=${searchParams.get('member')}&signature=`,
    `${pathname}?member=${searchParams.get('member')}&signature=${new URLSearchParams(search).get('signature')}`,
    `${pathname}?member=1e400&signature=x`,
    `${pathname}?member=1&member=2&signature=x&signature=y`,
  ];
  for (const url of forged) expect(await click(url)).toBe(404);
  expect(await wants('tom')).toBe(true);
  const member = Number(searchParams.get('member'));
  await app.site.deps.db.queries.deleteFrom('users').where('id', '=', member).execute();
  expect(await click(urlFor('tom').pathname + urlFor('tom').search)).toBe(204);
});

it('tells only members whose plan includes it', async () => {
  await join('mia', 'tom', 'ann');
  const rows = await app.site.deps.db.queries
    .selectFrom('users')
    .select(['id', 'username'])
    .execute();
  const idOf = (name: string) => rows.find(({ username }) => username === name)?.id ?? 0;
  await app.open({ requiredPlan: 'premium' });
  await notifyAll({
    findPlans: async () =>
      new Map([
        [idOf('mia'), 'annual' as const],
        [idOf('tom'), 'basic' as const],
      ]),
  });
  expect((await openings()).map(({ to }) => to)).toEqual(['mia@example.org']);
});
