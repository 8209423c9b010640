import type { AuthResponse, ErrorEnvelope, MemberSegment } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';

const PATH = '/api/studio/members/segments';

let site: AccountsApp;
let admin: AuthResponse;
let treasurer: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  await joinAs(site, 'olga', 'owner');
  admin = await joinAs(site, 'adam', 'administrator');
  treasurer = await joinAs(site, 'tom', 'treasurer');
});
afterEach(() => site.close());

type Body = { data: MemberSegment } & Pick<ErrorEnvelope, 'error'>;
const save = (body: object, { jwt: token } = admin) =>
  site.send<Body>('POST', PATH, body, { token });
const list = async ({ jwt: token } = admin) =>
  (await site.send<{ data: MemberSegment[] }>('GET', PATH, undefined, { token })).body.data;
const remove = (id: unknown, { jwt: token } = admin) =>
  site.send('DELETE', `${PATH}/${id}`, undefined, { token });

describe('segments of members', () => {
  it('are shared by all staff who see members', async () => {
    const { status, body } = await save({
      name: ' Quiet payers ',
      query: 'plan=basic&seen=not_month',
    });
    expect([status, body.data]).toEqual([
      200,
      { id: expect.any(Number), name: 'Quiet payers', query: 'plan=basic&seen=not_month' },
    ]);
    await save({ name: 'Éclair', query: 'q=Union' }, treasurer);
    const names = (await list(treasurer)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Quiet payers', 'Éclair']);
    expect(await list()).toEqual(await list(treasurer));
  });

  it('of the same name are replaced, also by two people at the same time', async () => {
    await Promise.all([
      save({ name: 'New', query: 'seen=week' }),
      save({ name: 'NEW', query: 'seen=month' }, treasurer),
    ]);
    await save({ name: 'new', query: 'seen=week' });
    expect(await list()).toMatchObject([{ name: 'new', query: 'seen=week' }]);
  });

  it('are deleted for everybody, and deleting twice is no error', async () => {
    const { id } = (await save({ name: 'New', query: 'seen=week' })).body.data;
    expect((await remove(id, treasurer)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    { name: ' ', query: 'seen=week' },
    { name: 'x'.repeat(41), query: 'seen=week' },
    { name: 'New\n', query: 'seen=\n' },
    { name: 'a\u0000b', query: 'seen=week' },
    { name: 'New', query: '' },
    { name: 'New', query: 'q='.padEnd(1001, 'x') },
    { query: 'seen=week' },
    {},
  ])('refuse %j', async (body) => {
    const { status } = await save(body);
    expect(status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it.each(['0', '-1', 'x', '99999999999', '1.5'])('do not have the id %s', async (id) => {
    expect((await remove(id)).status).toBe(400);
  });

  it('are limited', async () => {
    await site.deps.db.queries
      .insertInto('member_segments')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          name: `${index}`,
          name_key: `${index}`,
          query: 'seen=week',
          updated_at: site.clock.now().toISOString(),
        })),
      )
      .execute();
    const full = await save({ name: 'One more', query: 'seen=week' });
    expect([full.status, full.body.error.message]).toEqual([
      409,
      'There are 100 segments already. Delete one that nobody needs',
    ]);
    expect((await save({ name: '7', query: 'seen=month' })).status).toBe(200);
    expect(await list()).toHaveLength(100);
  });

  it('are not for members and editors', async () => {
    const member = await site.join('mia');
    const editor = await joinAs(site, 'edith', 'editor');
    for (const person of [member, editor]) {
      const token = person.jwt;
      expect((await site.send('GET', PATH, undefined, { token })).status).toBe(403);
      expect((await save({ name: 'New', query: 'seen=week' }, person)).status).toBe(403);
      expect((await remove(1, person)).status).toBe(403);
    }
    expect((await site.send('GET', PATH)).status).toBe(401);
  });
});
