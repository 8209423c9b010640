import type { AuthResponse, ErrorEnvelope, MailSummary, MemberDetails } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import type { Mailer } from '../index.ts';

let site: AccountsApp;
let admin: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  admin = await joinAs(site, 'adam', 'administrator');
  await site.deliver();
});
afterEach(() => site.close());

const as = <T = ErrorEnvelope>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  site.send<T>(method, path, body, { token: admin.jwt });

interface Page {
  data: MailSummary[];
  meta: { counts: object; sender: string; isSenderFixed: boolean };
}
const list = async (state: string) =>
  (await as<Page>('GET', `/api/studio/mails?state=${state}`)).body;

/** A mail server that refuses every recipient. */
const refusing = (response: string): Mailer => ({
  send: async () => {
    const responseCode = Number(response.slice(0, 3));
    throw Object.assign(new Error('refused'), { code: 'EENVELOPE', response, responseCode });
  },
});
const unknown = refusing('550 5.1.1 <mia@example.org>: no such user');

describe('the list of mails', () => {
  it('shows what is waiting, sent and failed, without any text', async () => {
    await site.join('mia');
    expect(await list('waiting')).toMatchObject({
      data: [{ kind: 'confirm-address', to: 'mia@example.org', attempts: 0, canRetry: false }],
      meta: { counts: { waiting: 1, failed: 0, sent: 1 } },
    });
    await site.deliver(unknown);
    const { data } = await list('failed');
    expect(data).toMatchObject([
      {
        error: 'EENVELOPE 550',
        serverReply: '550 5.1.1 <mia@example.org>: no such user',
        canRetry: true,
      },
    ]);
    expect(Object.keys(data[0] ?? {})).not.toContain('subject');
    expect(JSON.stringify(data)).not.toContain('code=');
    expect((await list('sent')).data).toMatchObject([{ to: 'adam@example.org' }]);
  });

  it('names the sender, and says if the environment fixes it', async () => {
    const { meta } = await list('sent');
    expect(meta.isSenderFixed).toBe(false);
    expect(meta.sender).toMatch(/^.+ <hello@plumbline\.example>$/);
    const other = await openAccountsApp({ env: { MAIL_FROM: 'A <a@example.org>' } });
    const person = await joinAs(other, 'adam', 'administrator');
    const { body } = await other.send<Page>('GET', '/api/studio/mails', undefined, {
      token: person.jwt,
    });
    expect(body.meta).toMatchObject({ sender: 'A <a@example.org>', isSenderFixed: true });
    await other.close();
  });

  it('is refused to members and treasurers', async () => {
    for (const role of ['member', 'treasurer', 'editor'] as const) {
      const { jwt: token } = await joinAs(site, `some-${role[0]}`, role);
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/1/retry'],
        ['POST', '/retry'],
      ] as const) {
        const url = `/api/studio/mails${path}`;
        expect((await site.send(method, url, undefined, { token })).status).toBe(403);
      }
    }
  });
});

describe('a failed mail', () => {
  it('is sent again once, however often somebody asks', async () => {
    await site.join('mia');
    await site.deliver(unknown);
    const [{ id = 0 } = {}] = (await list('failed')).data;
    const retry = () => as('POST', `/api/studio/mails/${id}/retry`);
    const both = await Promise.all([retry(), retry()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await site.deliver()).toMatchObject([{ kind: 'confirm-address' }]);
    expect((await retry()).status).toBe(409);
    expect((await as('POST', '/api/studio/mails/99999/retry')).status).toBe(404);
    const log = await site.deps.db.queries.selectFrom('audit_log').selectAll().execute();
    expect(log).toMatchObject([{ action: 'mail.retry', target_id: String(id) }]);
  });

  it('is sent again together with all others', async () => {
    await site.join('mia');
    await site.join('noa');
    await site.deliver(unknown);
    const { body } = await as('POST', '/api/studio/mails/retry');
    expect(body).toEqual({ data: { count: 2 } });
    expect(await site.deliver()).toHaveLength(2);
  });
});

describe('an address that a mail server refuses for good', () => {
  const undeliverable = async (person: AuthResponse) =>
    (await as<{ data: MemberDetails }>('GET', `/api/studio/members/${person.user.id}`)).body.data
      .undeliverable;

  it('is shown on the page of the member until a mail arrives', async () => {
    const mia = await site.join('mia');
    await site.deliver(unknown);
    expect(await undeliverable(mia)).toMatchObject({
      serverReply: expect.stringContaining('5.1.1'),
    });
    await as('POST', '/api/studio/mails/retry');
    await site.deliver();
    expect(await undeliverable(mia)).toBeNull();
  });

  it('is not assumed for other refusals, and forgotten with the account', async () => {
    const mia = await site.join('mia');
    await site.deliver(refusing('550 5.7.1 spam'));
    expect(await undeliverable(mia)).toBeNull();
    await as('POST', '/api/studio/mails/retry');
    await site.deliver(unknown);
    expect(await undeliverable(mia)).not.toBeNull();
    const url = `/api/studio/members/${mia.user.id}/erase`;
    expect((await as('POST', url, { email: mia.user.email })).status).toBe(200);
    const { queries } = site.deps.db;
    expect(await queries.selectFrom('undeliverable_addresses').selectAll().execute()).toEqual([]);
  });
});

it('sends replies where staff want them', async () => {
  const change = (value: string, version: number) =>
    as('PUT', '/api/studio/settings', { replyTo: { value, version } });
  expect((await change('nonsense', 0)).status).toBe(400);
  expect((await change('office@example.org', 0)).status).toBe(200);
  expect((await change('', 0)).status).toBe(409);
  expect((await change('', 1)).status).toBe(200);
});
