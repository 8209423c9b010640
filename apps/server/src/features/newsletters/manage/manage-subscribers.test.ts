import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT, openSubscribersApp, type SubscribersApp } from './testing/subscribers-app.ts';

let app: SubscribersApp;
beforeEach(async () => {
  app = await openSubscribersApp();
  await app.addNewsletter('weekly', 1);
  await app.addNewsletter('press', 2);
});
afterEach(() => app.site.close());

const emails = async (query = '') => {
  const { body } = await app.ask('GET', `/subscribers${query}`);
  return body.data.map(({ email }: { email: string }) => email);
};
const suppress = (email: string, note = '') => app.ask('POST', '/suppressions', { email, note });

describe('subscribers', () => {
  it('are listed in pages and narrowed by every filter', async () => {
    await app.addSubscriber('ann@list.example', ['weekly', 'press'], { language: 'de' });
    await app.addSubscriber('a_b%c@list.example', ['weekly'], { leftAt: AT });
    await app.addSubscriber('eve@list.example', ['press'], { source: 'profile' });
    await suppress('eve@list.example');
    expect(await emails()).toEqual(['eve@list.example', 'a_b%c@list.example', 'ann@list.example']);
    expect(await emails('?search=ANN')).toEqual(['ann@list.example']);
    expect(await emails(`?search=${encodeURIComponent('_b%')}`)).toEqual(['a_b%c@list.example']);
    expect(await emails('?newsletter=press')).toEqual(['eve@list.example', 'ann@list.example']);
    expect(await emails('?state=subscribed')).toEqual(['ann@list.example']);
    expect(await emails('?state=left')).toEqual(['a_b%c@list.example']);
    expect(await emails('?state=suppressed&newsletter=press')).toEqual(['eve@list.example']);
    expect(await emails('?source=profile')).toEqual(['eve@list.example']);
    expect(await emails('?language=de')).toEqual(['ann@list.example']);
    expect(await emails('?language=none&source=form')).toEqual(['a_b%c@list.example']);
    const first = await app.ask('GET', '/subscribers?pageSize=2');
    expect(first.body.data).toHaveLength(2);
    expect(await emails(`?pageSize=2&cursor=${first.body.meta.nextCursor}`)).toEqual([
      'ann@list.example',
    ]);
    expect(first.body.data[0]).toMatchObject({ state: 'suppressed', newsletters: ['press'] });
  });

  it('show every consent, and who changed it', async () => {
    const id = await app.addSubscriber('ann@list.example', ['weekly']);
    await app.ask('POST', `/subscribers/${id}/leave`, { newsletterId: 'weekly' });
    await app.ask('POST', `/subscribers/${id}/leave`, { newsletterId: 'weekly' });
    const { body } = await app.ask('GET', `/subscribers/${id}`);
    expect(body.data).toMatchObject({
      ...{ email: 'ann@list.example', state: 'left', memberId: null, suppression: null },
      subscriptions: [{ newsletterId: 'weekly', subscribedAt: AT }],
      consents: [
        { kind: 'left', newsletter: 'weekly', source: 'staff', by: 'olga' },
        { kind: 'joined', source: 'form', page: '/newsletter', wording: 'I agree.', by: null },
      ],
    });
    expect(body.data.consents).toHaveLength(2);
    expect((await app.log())[0]).toMatchObject({
      ...{ action: 'subscriber.unsubscribe', target_id: String(id), after: '{"name":"weekly"}' },
    });
    expect(
      (await app.ask('POST', `/subscribers/${id}/leave`, { newsletterId: 'none' })).status,
    ).toBe(404);
  });

  it('are exported without formulas, and the log has no address', async () => {
    await app.addSubscriber('=cmd@list.example', ['weekly', 'press']);
    const { body } = await app.ask('GET', '/subscribers/export?search=cmd');
    expect(body).toBe(
      `"email","status","newsletters","language","source","created_at"\r\n"'=cmd@list.example","subscribed","weekly; press",,"form","${AT}"\r\n`,
    );
    expect((await app.log())[0]).toMatchObject({
      ...{ action: 'subscribers.export', after: '{"search":"…"}' },
    });
  });

  it('are erased but for a hash of the address, after it was typed', async () => {
    const id = await app.addSubscriber('ann@list.example', ['weekly']);
    const wrong = await app.ask('POST', `/subscribers/${id}/erase`, { email: 'eve@list.example' });
    expect([wrong.status, wrong.body.error.details.errors[0].path]).toEqual([400, ['email']]);
    await app.ask('POST', `/subscribers/${id}/erase`, { email: 'ann@list.example' });
    expect((await app.ask('GET', `/subscribers/${id}`)).status).toBe(404);
    const kept = await app.site.deps.db.queries.selectFrom('suppressions').selectAll().execute();
    expect(kept).toMatchObject([{ email: null, reason: 'erased', note: '' }]);
    expect(JSON.stringify([kept, await app.log()])).not.toContain('ann@');
    expect((await app.ask('GET', '/suppressions')).body.data).toEqual([]);
    const again = await suppress('ann@list.example');
    expect([again.status, again.body.error.code]).toEqual([409, 'conflict']);
    const lifted = await app.ask('DELETE', `/suppressions/${kept[0]?.address_hash}`);
    expect(lifted.status).toBe(404);
  });

  it('of a member are on the page of the member', async () => {
    const path = `/members/${app.owner.user.id}/newsletters`;
    expect((await app.ask('GET', path)).body.data).toEqual({
      ...{ subscriberId: null, subscriptions: [], suppression: null },
    });
    const { email, id: userId } = app.owner.user;
    const id = await app.addSubscriber(email, ['weekly'], { userId });
    await suppress(email, 'Asked on the phone');
    expect((await app.ask('GET', path)).body.data).toMatchObject({
      ...{ subscriberId: id, subscriptions: [{ name: 'weekly', leftAt: null }] },
      suppression: { reason: 'staff' },
    });
  });
});

describe('suppressed addresses', () => {
  it('are added once, listed in pages, found, and lifted', async () => {
    const id = await app.addSubscriber('ann@list.example', ['weekly']);
    await Promise.all([suppress(' Ann@List.example ', 'first'), suppress('ann@list.example', 'x')]);
    await suppress('ann@list.example', 'last');
    await suppress('bob@list.example');
    const { body } = await app.ask('GET', '/suppressions?pageSize=1');
    const rest = await app.ask(
      'GET',
      `/suppressions?pageSize=1&cursor=${encodeURIComponent(body.meta.nextCursor)}`,
    );
    expect(rest.body.meta.nextCursor).toBeNull();
    const all = [...body.data, ...rest.body.data];
    expect(all.map(({ email }) => email).sort()).toEqual(['ann@list.example', 'bob@list.example']);
    const found = (await app.ask('GET', '/suppressions?search=ANN')).body.data;
    expect(found).toMatchObject([{ reason: 'staff', note: 'last', by: 'olga' }]);
    expect((await app.log())[0]).toMatchObject({ target_kind: 'suppressions' });
    const details = await app.ask('GET', `/subscribers/${id}`);
    expect(details.body.data).toMatchObject({ state: 'suppressed', suppression: { note: 'last' } });

    await app.ask('DELETE', `/suppressions/${found[0].id}`);
    expect((await app.ask('GET', `/subscribers/${id}`)).body.data.state).toBe('subscribed');
    expect((await app.log())[0]).toMatchObject({
      ...{ action: 'subscriber.lift_suppression', target_id: String(id) },
    });
    expect((await app.ask('DELETE', `/suppressions/${found[0].id}`)).status).toBe(404);
  });

  it('are addresses', async () => {
    const { status, body } = await suppress('not an address');
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['email']]);
  });
});
