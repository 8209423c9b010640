import type { AuthResponse, Call, ImportJob } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../app/contexts.ts';
import { createSite } from '../../../languages/site.ts';
import { temporaryFolder } from '../../../testing/imports/import-app.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { importFiles } from '../jobs/import-files.ts';
import { performMemberImport } from './perform-member-import.ts';

let site: AccountsApp;
let owner: AuthResponse;
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  folder = temporaryFolder();
  site = await openAccountsApp({ env: { DATA_DIR: folder.path } });
  owner = await joinAs(site, 'olga', 'owner');
  await site.deliver();
});
afterEach(async () => {
  await site.close();
  folder.remove();
});

const ask = (method: Call['method'], path: string, body?: unknown) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>(method, `/api/studio/imports${path}`, body, { token: owner.jwt });

async function upload(
  list: string | Buffer,
  options: object = {},
  fileName = 'members.csv',
): Promise<number> {
  const bytes = Buffer.from(list);
  const file = { format: 'members', fileName, size: bytes.length, options };
  const created = await ask('POST', '', file);
  expect(created.status).toBe(201);
  const { id } = created.body.data;
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'part');
  const encoded = new Response(form);
  const raw = await site.app.inject({
    method: 'POST',
    url: `/api/studio/imports/${id}/file?offset=0`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${owner.jwt}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(raw.statusCode).toBe(200);
  return id;
}

const work = (id: number, signal?: AbortSignal) =>
  performMemberImport(
    {
      accounts: createAccounts(site.deps, { site: createSite(site.deps.env) }, []),
      files: importFiles(folder.path),
      languages: ['en', 'de'],
    },
    id,
    signal,
  );
const get = async (id: number): Promise<ImportJob> => (await ask('GET', `/${id}`)).body.data;
const remarks = async (id: number) => (await ask('GET', `/${id}/remarks`)).body.data;
const users = () =>
  site.deps.db.queries
    .selectFrom('users')
    .selectAll()
    .where('email', 'like', '%@list.example')
    .orderBy('email')
    .execute();

/** The dry run and the import. */
async function importList(list: string | Buffer, options: object = {}): Promise<number> {
  const id = await upload(list, options);
  await work(id);
  await ask('POST', `/${id}/start`);
  await work(id);
  return id;
}

const LIST = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
1,Ann@List.example,Ann Marie Lee,,true,false,,2021-03-04T10:00:00.000Z,,,
2,bob@list.example,Bob,Met in 2019,true,true,,2022-01-01T00:00:00.000Z,,,
3,olga@example.org,Olga,,true,false,,,,,
4,ann@list.example,Again,,true,false,,,,,
5,not an address,Nobody,,true,false,,,,,
6,gone@list.example,Gone,,true,false,,,2023-01-01T00:00:00.000Z,,
`;

describe('importing members', () => {
  it('says what would happen, and writes nothing before it is started', async () => {
    const id = await upload(LIST);
    await work(id);
    expect(await get(id)).toMatchObject({
      state: 'ready',
      source: 'members:members',
      report: {
        isDryRun: true,
        counts: { members: { created: 2, linked: 1, skipped: 1, failed: 2 } },
      },
    });
    expect(await users()).toEqual([]);
    const listed = await remarks(id);
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['3', '4', '5', '6', '7']);
    expect(JSON.stringify(listed)).not.toContain('@');
  });

  it('creates accounts that their owners can open, and tells them if asked to', async () => {
    await importList(LIST, { sendsMail: true });
    expect(await users()).toMatchObject([
      {
        email: 'ann@list.example',
        first_name: 'Ann Marie',
        last_name: 'Lee',
        role: 'member',
        email_confirmed_at: null,
        member_since: '2021-03-04T10:00:00.000Z',
        created_at: site.clock.now().toISOString(),
      },
      { email: 'bob@list.example', first_name: 'Bob', last_name: null },
    ]);
    const mails = await site.deliver();
    expect(mails.map(({ to }) => to)).toEqual(['ann@list.example', 'bob@list.example']);
    expect(mails[0]?.text).toContain('http://rostra.localhost/forgot-password');
    await site.send('POST', '/api/auth/forgot-password', { email: 'ann@list.example' });
    const [reset] = await site.deliver();
    expect(reset).toMatchObject({ to: 'ann@list.example', kind: 'reset-password' });
  });

  it('leaves out names that seem to be those of the site or its staff, and lists them', async () => {
    const list = `email,first_name,last_name
a@list.example,The Plumbline Assembly (Editors),
b@list.example,Ada,Admin
c@list.example,Editor\u3164,
d@list.example,Eve\u202e,Lee
e@list.example,Ada,Lee
`;
    const id = await importList(list);
    const names = (await users()).map(({ first_name, last_name }) => [first_name, last_name]);
    expect(names).toEqual([...Array(4).fill([null, null]), ['Ada', 'Lee']]);
    const listed = (await remarks(id)).map(({ title }: { title: string }) => title);
    expect(listed).toEqual(['2', '3', '4', '5']);
  });

  it('sends nothing unless asked to, and can be repeated', async () => {
    await importList(LIST);
    expect(await site.deliver()).toEqual([]);
    const id = await importList(LIST);
    expect((await get(id)).report?.counts).toEqual({
      members: { unchanged: 2, linked: 1, skipped: 1, failed: 2 },
    });
    expect(await users()).toHaveLength(2);
  });

  it('continues after an interruption', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `p${index}@list.example`);
    const id = await upload(['email', ...rows].join('\n'));
    await work(id);
    await ask('POST', `/${id}/start`);
    const stopping = new AbortController();
    const { outbox } = createAccounts(site.deps, { site: createSite(site.deps.env) }, []);
    outbox.onWake(() => stopping.abort());
    const accounts = {
      ...createAccounts(site.deps, { site: createSite(site.deps.env) }, []),
      outbox,
    };
    const files = importFiles(folder.path);
    const interrupted = performMemberImport(
      { accounts, files, languages: [] },
      id,
      stopping.signal,
    );
    await expect(interrupted).rejects.toThrow('aborted');
    expect(await users()).toHaveLength(200);
    await work(id);
    expect(await get(id)).toMatchObject({ state: 'imported', isContinued: true });
    expect(await users()).toHaveLength(450);
  });

  it('is undone without a mail, except for accounts that are in use', async () => {
    const id = await importList(LIST);
    await site.send('POST', '/api/auth/forgot-password', { email: 'bob@list.example' });
    const [mail] = await site.deliver();
    const code = new URL(/http\S+reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams;
    const password = 'a new and long password';
    const reset = { code: code.get('code'), password, passwordConfirmation: password };
    expect((await site.send('POST', '/api/auth/reset-password', reset)).status).toBe(200);
    await site.deliver();
    await ask('POST', `/${id}/undo`);
    await work(id);
    expect(await get(id)).toMatchObject({ state: 'undone', undo: { removed: 1, kept: 1 } });
    expect((await users()).map(({ email }) => email)).toEqual(['bob@list.example']);
    expect(await site.deliver()).toEqual([]);
  });

  it('reads lists from spreadsheets with other separators and encodings', async () => {
    const list =
      'E-Mail;First name;Surname;Company;Language\nzoe@list.example;Zoë;Müller;Bücher GmbH;DE\n';
    await importList(Buffer.from(list, 'latin1'));
    expect(await users()).toMatchObject([
      { first_name: 'Zoë', last_name: 'Müller', organisation: 'Bücher GmbH', language: 'de' },
    ]);
  });

  it.each([
    ['subscribed_to_emails', 'false', 'true'],
    ['subscribed_to_emails', 'f', 't'],
    ['subscribed', '0', '1'],
    ['subscribed', 'n', 'Y'],
    ['newsletter', 'cancelled', 'subscribed'],
    ['Email opt in', 'No', 'yes'],
    ['unsubscribed', 't', 'f'],
    ['UNSUB_TIME', '2024-01-01 10:00:00', ''],
    ['email_disabled', 'TRUE', 'FALSE'],
  ])('keeps with %s that somebody declined emails', async (column, declined, given) => {
    await importList(`email,${column}\nno@list.example,${declined}\nyes@list.example,${given}\n`, {
      sendsMail: true,
    });
    expect((await site.deliver()).map(({ to }) => to)).toEqual(['yes@list.example']);
    const wanted = [];
    for (const { id, email } of await users()) {
      const path = `/api/studio/members/${id}`;
      // biome-ignore lint/suspicious/noExplicitAny: tests read any response
      const { body } = await site.send<any>('GET', path, undefined, { token: owner.jwt });
      wanted.push([email, body.data.wantsConsultationMails]);
    }
    expect(wanted).toEqual([
      ['no@list.example', false],
      ['yes@list.example', true],
    ]);
    // Whoever is told when a consultation opens is asked for here.
    const stops = await site.deps.db.queries
      .selectFrom('consultation_mail_stops')
      .innerJoin('users', 'users.id', 'consultation_mail_stops.user_id')
      .select('email')
      .execute();
    expect(stops).toEqual([{ email: 'no@list.example' }]);
  });

  const declined = async () => {
    const stops = await site.deps.db.queries
      .selectFrom('consultation_mail_stops')
      .innerJoin('users', 'users.id', 'consultation_mail_stops.user_id')
      .select('email')
      .orderBy('email')
      .execute();
    return stops.map(({ email }) => email);
  };
  const consents = (value: string) =>
    `email,subscribed_to_emails\nann@list.example,${value}\nbob@list.example,true\n`;

  it('keeps that an imported member has declined emails since', async () => {
    await importList(consents('true'));
    expect(await declined()).toEqual([]);
    const id = await upload(consents('false'));
    await work(id);
    expect((await get(id)).report?.counts).toEqual({ members: { updated: 1, unchanged: 1 } });
    expect(await declined()).toEqual([]);
    await ask('POST', `/${id}/start`);
    await work(id);
    expect((await get(id)).report?.counts).toEqual({ members: { updated: 1, unchanged: 1 } });
    expect(await declined()).toEqual(['ann@list.example']);
    // Who has declined emails once is not subscribed again by an older list.
    const again = await importList(consents('true'));
    expect((await get(again)).report?.counts).toEqual({ members: { unchanged: 2 } });
    expect(await declined()).toEqual(['ann@list.example']);
  });

  it('keeps it if the list has another name or repeats the address', async () => {
    await importList(consents('true'));
    const renamed = await upload(consents('false'), {}, 'members-2027.csv');
    await work(renamed);
    await ask('POST', `/${renamed}/start`);
    await work(renamed);
    expect(await declined()).toEqual(['ann@list.example']);
    await importList(`${consents('true')}bob@list.example,false\n`);
    expect(await declined()).toEqual(['ann@list.example', 'bob@list.example']);
  });

  it('lists answers that it cannot read, and refusals of those who chose for themselves', async () => {
    const id = await importList(
      'email,subscribed\nann@list.example,perhaps\nolga@example.org,false\n',
    );
    expect(await declined()).toEqual(['ann@list.example']);
    expect(await remarks(id)).toMatchObject([
      { title: '2', losses: [{ kind: 'field', detail: 'subscribed: perhaps (read as no)' }] },
      {
        title: '3',
        losses: [{ kind: 'field', detail: 'has declined emails there, but not here' }],
      },
    ]);
  });

  it('says what it does not keep, and of which column', async () => {
    const id =
      await upload(`id,email,note,labels,tiers,complimentary_plan,language,created_at,gift_id,Shoe size
1,a@list.example,Met in 2019,"VIP,London",Patron,true,xx,03/04/2021,,
2,b@list.example,,,,false,en,2021-04-03,g1,
`);
    await work(id);
    expect(await remarks(id)).toMatchObject([
      { title: '1', losses: [{ kind: 'column', detail: 'gift_id' }] },
      {
        title: '2',
        losses: [
          { kind: 'access', detail: 'tiers: Patron' },
          { kind: 'access', detail: 'complimentary_plan: true' },
          { kind: 'field', detail: 'note: Met in 2019' },
          { kind: 'field', detail: 'labels: VIP,London' },
          { kind: 'field', detail: 'language: xx' },
          { kind: 'field', detail: 'created_at: 03/04/2021' },
        ],
      },
    ]);
    expect((await get(id)).report?.counts).toEqual({ members: { created: 2 } });
  });

  it('refuses a list without addresses, and keeps names that do not fit out', async () => {
    const id = await importList(`email,name\n,Nobody\nx@list.example,${'x'.repeat(200)}\n`);
    expect((await get(id)).report?.counts).toEqual({ members: { failed: 1, created: 1 } });
    expect(await users()).toMatchObject([{ first_name: null }]);
  });
});
