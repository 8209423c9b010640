import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  BulkMail,
  BulkMailer,
  BulkOutcome,
} from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import { DAY, HOUR, MINUTE } from '../../../../testing/test-clock.ts';
import { type MailingsApp, openMailingsApp } from '../testing/mailings-app.ts';

/** What the mail server has accepted. */
let accepted: string[];
let app: MailingsApp;
let others: MailingsApp['site'][];
/** What happens when a mail is given to the server. Throwing is the end of the process. */
let give: (mail: BulkMail) => Promise<BulkOutcome>;

const mailer: BulkMailer = {
  connections: 3,
  send: (mail) => give(mail),
  close: () => {},
};

const accept = async ({ to }: BulkMail): Promise<BulkOutcome> => {
  accepted.push(to);
  return { kind: 'accepted', reply: '250 OK' };
};

beforeEach(async () => {
  accepted = [];
  others = [];
  give = accept;
  app = await openMailingsApp({ bulkMailer: mailer });
});
afterEach(async () => {
  for (const other of others) await other.app.close();
  await app.site.close();
});

/** Another process with the same database. */
async function openOther(): Promise<MailingsApp['site']> {
  const { openAccountsApp } = await import('../../../../testing/test-accounts.ts');
  const env = {
    FEATURE_NEWSLETTERS: 'true',
    LEGAL_IMPRINT_URL: 'https://assembly.example/imprint',
  };
  const { db } = app.site.deps;
  const { clock } = app.site;
  const other = await openAccountsApp({ bulkMailer: mailer, env, db, clock });
  others.push(other);
  // Loads the settings, as a start does.
  await other.send('GET', '/api/studio/settings', undefined, { token: app.owner.jwt });
  return other;
}

const work = (site = app.site) => site.app.workers.run('mailings');

async function start(readers: number): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    await app.addSubscriber(`reader${number}@example${number % 7}.org`, ['weekly']);
  }
  const id = await app.draft();
  await app.send(id);
  app.site.clock.advance(MINUTE);
  return id;
}

const figures = async (id: string) => {
  await app.logInAgain();
  return (await app.get(id)).figures;
};

const noMail = { queued: 0, sending: 0, sent: 0, refused: 0, bounced: 0 };
const none = { ...noMail, complained: 0, skipped: 0, unknown: 0 };

describe('a process that dies', () => {
  it('between the answer of the server and its note leaves one batch unknown, and nobody gets it twice', async () => {
    const id = await start(120);
    let count = 0;
    give = async (mail) => {
      count += 1;
      if (count > 70) throw new Error('killed');
      return accept(mail);
    };
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 50, sending: 50, queued: 20 });
    give = accept;
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 70, sending: 50 });
    expect((await app.get(id)).state).toBe('sending');
    app.site.clock.advance(16 * MINUTE);
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 70, unknown: 50 });
    expect((await app.get(id)).state).toBe('sent');
    expect(new Set(accepted).size).toBe(accepted.length);
  });

  it('while a mailing begins leaves nothing of it', async () => {
    const id = await start(3);
    const { db } = app.site.deps;
    const { transaction } = db;
    let isFirst = true;
    Object.assign(db, {
      transaction: ((run) =>
        transaction(async (tx) => {
          const result = await run(tx);
          if (isFirst) {
            isFirst = false;
            throw new Error('killed');
          }
          return result;
        })) as typeof transaction,
    });
    await work();
    Object.assign(db, { transaction });
    expect(await app.get(id)).toMatchObject({ state: 'scheduled', figures: null });
    await work();
    expect(accepted).toHaveLength(3);
  });

  it('only as far as others can see still says what it knows', async () => {
    const id = await start(2);
    const other = await openOther();
    give = async (mail) => {
      app.site.clock.advance(20 * MINUTE);
      await work(other);
      return accept(mail);
    };
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 2 });
    expect(accepted).toHaveLength(2);
  });
});

describe('a late note', () => {
  const later: BulkOutcome = { kind: 'later', reply: '451', code: 451, about: 'recipient' };

  it('leaves nothing queued in a mailing that was cancelled meanwhile', async () => {
    const id = await start(2);
    give = async () => {
      await app.act(id, 'cancel');
      return later;
    };
    await work();
    expect(await app.get(id)).toMatchObject({ state: 'cancelled' });
    expect(await figures(id)).toEqual({ ...none, skipped: 2 });
    const { body } = await app.ask('GET', `/mailings/${id}/deliveries`);
    expect(body.data).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }]);
  });

  it('lets a mailing go on that was finished meanwhile', async () => {
    const id = await start(2);
    const other = await openOther();
    give = async () => {
      app.site.clock.advance(20 * MINUTE);
      await work(other);
      return later;
    };
    await work();
    expect(await figures(id)).toEqual({ ...none, queued: 2 });
    expect(await app.get(id)).toMatchObject({ state: 'sending', finishedAt: null });
    give = accept;
    app.site.clock.advance(10 * MINUTE);
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 2 });
  });
});

describe('the answer about somebody who was erased meanwhile', () => {
  it('is not kept', async () => {
    const id = await start(1);
    give = async ({ to }) => {
      const { body } = await app.ask('GET', '/subscribers');
      await app.ask('POST', `/subscribers/${body.data[0].id}/erase`, { email: to });
      return { kind: 'accepted', reply: `250 ${to} OK` };
    };
    await work();
    const { body } = await app.ask('GET', `/mailings/${id}/deliveries`);
    expect(body.data).toMatchObject([{ subscriberId: null, state: 'sent', reply: null }]);
  });
});

describe('a database that is away', () => {
  it('while one mail is made delays that one, and the answers to the others are kept', async () => {
    const { db } = app.site.deps;
    const { user } = await app.site.join('ada');
    await app.site.deliver();
    const id = await app.draft();
    for (const name of ['bob', 'carl']) await app.addSubscriber(`${name}@example.org`, ['weekly']);
    await app.addSubscriber(user.email, ['weekly'], { userId: user.id });
    await app.send(id);
    app.site.clock.advance(MINUTE);
    const { selectFrom } = db.queries;
    // The name of the member is asked for when the mail is made, after the text.
    let isAway = false;
    Object.assign(db.queries, {
      selectFrom: ((table: 'users' | 'mailing_texts') => {
        if (table === 'mailing_texts') isAway = true;
        else if (table === 'users' && isAway) throw new Error('no connection');
        return selectFrom.call(db.queries, table);
      }) as typeof selectFrom,
    });
    await work();
    Object.assign(db.queries, { selectFrom });
    expect(await figures(id)).toEqual({ ...none, sent: 2, queued: 1 });
  });

  it('when answers are to be noted learns them before the process ends', async () => {
    const id = await start(2);
    const { db } = app.site.deps;
    const { transaction } = db;
    give = async (mail) => {
      Object.assign(db, { transaction: () => Promise.reject(new Error('no connection')) });
      return accept(mail);
    };
    const other = await openOther();
    await work(other);
    Object.assign(db, { transaction });
    expect(await figures(id)).toEqual({ ...none, sending: 2 });
    others = [];
    await other.app.close();
    expect(await figures(id)).toEqual({ ...none, sent: 2 });
  });
});

describe('two processes', () => {
  it('share a mailing, and nobody gets it twice or is forgotten', async () => {
    const id = await start(230);
    const other = await openOther();
    await Promise.all([work(), work(other)]);
    await work();
    expect(await figures(id)).toEqual({ ...none, sent: 230 });
    expect(accepted).toHaveLength(230);
    expect(new Set(accepted).size).toBe(230);
    expect((await app.get(id)).state).toBe('sent');
  });
});

describe('a clock that jumps', () => {
  it.each([
    ['back', -3 * DAY],
    ['ahead', 3 * DAY],
    ['back by an hour', -HOUR],
  ])('%s while mails are given to the server sends none twice', async (_, jump) => {
    const id = await start(60);
    let count = 0;
    give = async (mail) => {
      count += 1;
      if (count === 20) app.site.clock.advance(jump);
      return accept(mail);
    };
    await work();
    app.site.clock.advance(4 * DAY);
    await work();
    const after = await figures(id);
    expect((after?.sent ?? 0) + (after?.unknown ?? 0)).toBe(60);
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(accepted).toHaveLength(60);
  });
});

describe('too many refusals', () => {
  const suppressed = async () => (await app.ask('GET', '/suppressions')).body.data.length;
  const refusal: BulkOutcome = {
    ...{ kind: 'refused', reply: '550 5.1.1 unknown', code: 550, bounce: 'hard' },
  };

  it.each([
    ['too small to be paused', 20, 'reader', 'sent'],
    ['paused', 60, 'reader1', 'paused'],
  ])('suppress nobody of a mailing that is %s', async (_, readers, refused, state) => {
    give = async (mail) => (mail.to.startsWith(refused) ? refusal : accept(mail));
    const id = await start(readers);
    await work();
    expect(await app.get(id)).toMatchObject({ state });
    expect(await suppressed()).toBe(0);
  });

  it('pause the mailing although staff have paused it before', async () => {
    const id = await start(120);
    let isFirst = true;
    give = async (mail) => {
      if (isFirst) await app.act(id, 'pause');
      isFirst = false;
      return accept(mail);
    };
    await work();
    await app.act(id, 'resume');
    give = async () => refusal;
    await work();
    expect(await app.get(id)).toMatchObject({ state: 'paused', problem: 'bounces' });
  });

  it('pause the mailing and tell its author, who can go on', async () => {
    const refused: BulkOutcome = {
      ...{ kind: 'refused', reply: '550 5.1.1 unknown', code: 550, bounce: 'hard' },
    };
    give = async (mail) => (mail.to.endsWith('0.org') ? refused : accept(mail));
    const id = await start(120);
    await work();
    const paused = await app.get(id);
    expect(paused).toMatchObject({ state: 'paused', problem: 'bounces' });
    expect((await app.site.deliver()).map(({ kind, to }) => [kind, to])).toEqual([
      ['mailing-paused', 'olga@example.org'],
    ]);
    await app.act(id, 'resume');
    await work();
    expect(await app.get(id)).toMatchObject({ state: 'sent', problem: null });
  });
});
