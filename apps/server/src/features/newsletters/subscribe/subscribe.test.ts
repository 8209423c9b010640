import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { codeIn, type NewsletterApp, openNewsletterApp } from '../testing/newsletter-app.ts';

let app: NewsletterApp;
beforeEach(async () => {
  app = await openNewsletterApp();
  await app.addNewsletter('weekly');
  await app.addNewsletter('press', { position: 2 });
});
afterEach(() => app.site.close());

const subscribers = () =>
  app.site.deps.db.queries.selectFrom('subscribers').selectAll().orderBy('id').execute();

describe('subscribing', () => {
  it('takes a form, a mail and a button, and is welcomed', async () => {
    expect((await app.ask()).body).toEqual({ ok: true });
    expect(await subscribers()).toEqual([]);
    const [mail] = await app.site.deliver();
    expect(mail).toMatchObject({ to: 'eve@example.org', kind: 'confirm-newsletters' });
    expect(mail?.text).toContain('send weekly to this address');
    const confirmed = await app.call('confirmations', { code: codeIn(mail) });
    expect(confirmed.body.data).toMatchObject({
      email: 'eve@example.org',
      newsletters: ['weekly'],
    });
    expect(await subscribers()).toMatchObject([{ email: 'eve@example.org', user_id: null }]);
    const [welcome] = await app.site.deliver();
    expect(welcome).toMatchObject({ to: 'eve@example.org', subject: 'Welcome: weekly' });
    expect(welcome?.stopUrl).toContain('/api/mail-stops/newsletters?');
  });

  it('records who agreed to what, when and where', async () => {
    await app.ask({ newsletters: ['weekly', 'press'] });
    const [mail] = await app.site.deliver();
    const requestedAt = app.site.clock.now().toISOString();
    app.site.clock.advance(DAY);
    await app.call('confirmations', { code: codeIn(mail) });
    const rows = await app.site.deps.db.queries
      .selectFrom('subscription_consents')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      ...{ newsletter_id: 'weekly', kind: 'joined', source: 'form', page: '/newsletter' },
      wording: expect.stringContaining('I want to receive weekly and press by email.'),
      requested_at: requestedAt,
      created_at: app.site.clock.now().toISOString(),
    });
  });

  it('welcomes in the words of staff', async () => {
    const words = { welcome_subject: 'Hello!', welcome_text: 'First.\n\nSecond <b>one</b>.' };
    await app.addNewsletter('staff', words);
    await app.ask({ newsletters: ['staff'] });
    await app.call('confirmations', { code: codeIn((await app.site.deliver())[0]) });
    const [welcome] = await app.site.deliver();
    expect(welcome?.subject).toBe('Hello!');
    expect(welcome?.html).toContain('Second &lt;b&gt;one&lt;/b&gt;.');
  });

  it('works once with each link, and for three days', async () => {
    await app.ask();
    const code = codeIn((await app.site.deliver())[0]);
    const both = await Promise.all([1, 2].map(() => app.call('confirmations', { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await app.ask({ email: 'late@example.org' });
    const late = codeIn((await app.site.deliver()).find(({ to }) => to === 'late@example.org'));
    app.site.clock.advance(3 * DAY);
    const answer = await app.call('confirmations', { code: late });
    expect(answer.body.error?.code).toBe('invalid_code');
    await app.site.app.workers.run('hourly.newsletters');
    const { queries } = app.site.deps.db;
    expect(await queries.selectFrom('subscription_requests').selectAll().execute()).toEqual([]);
  });

  it('makes one subscriber of two forms that are confirmed at once', async () => {
    await app.ask();
    await app.ask({ newsletters: ['press'] });
    const codes = (await app.site.deliver()).map(codeIn);
    const answers = await Promise.all(codes.map((code) => app.call('confirmations', { code })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await subscribers()).toHaveLength(1);
    expect((await app.consents()).toSorted()).toEqual(['press joined form', 'weekly joined form']);
  });

  it('does not begin if the newsletter was closed in the meantime, and can once it is open', async () => {
    await app.ask();
    const code = codeIn((await app.site.deliver())[0]);
    const close = (closed_at: string | null) =>
      app.site.deps.db.queries.updateTable('newsletters').set({ closed_at }).execute();
    await close(app.site.clock.now().toISOString());
    expect((await app.call('confirmations', { code })).status).toBe(409);
    await close(null);
    expect((await app.call('confirmations', { code })).status).toBe(200);
  });
});

describe('nobody learns who subscribes', () => {
  it('answers the same for every address', async () => {
    await app.subscribe('known@example.org', 'weekly');
    await app.suppress('staff@example.org', 'staff');
    const answers = [];
    for (const email of ['known@example.org', 'new@example.org', 'staff@example.org']) {
      const { status, raw } = await app.ask({ email });
      answers.push([status, raw.body]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    const mails = await app.site.deliver();
    expect(mails.map(({ to, kind }) => `${to} ${kind}`)).toEqual([
      'known@example.org newsletters-known',
      'new@example.org confirm-newsletters',
    ]);
    const preferences = await app.call('preferences/read', { code: codeIn(mails[0]) });
    expect(preferences.body.data.newsletters).toMatchObject([{ isSubscribed: true }, {}]);
  });

  it('sends at most three mails a day to an address, without saying so', async () => {
    const count = async (address: string) => {
      const { status } = await app.ask({}, address);
      expect(status).toBe(200);
      return (await app.site.deliver()).length;
    };
    const counts = [];
    for (let try_ = 0; try_ < 5; try_ += 1) counts.push(await count(`192.0.2.${try_}`));
    expect(counts).toEqual([1, 1, 1, 0, 0]);
    app.site.clock.advance(DAY);
    expect(await count('192.0.2.9')).toBe(1);
  });

  it('lets one client try ten times', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await app.ask({ email: `eve${index}@example.org` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('a form that no person sent', () => {
  it.each([
    ['the hidden field is filled in', { website: 'https://spam.example' }],
    ['it was filled in at once', { elapsedMs: 300 }],
    ['nothing is chosen', { newsletters: [] }],
    ['the newsletter does not exist', { newsletters: ['none'] }],
    ['too many are chosen', { newsletters: Array(200).fill('weekly') }],
    ['the address is broken', { email: 'eve@' }],
    ['the address has a header', { email: 'eve@example.org\r\nBcc: all@example.org' }],
    ['the address is huge', { email: `${'e'.repeat(10_000)}@example.org` }],
    ['the page is elsewhere', { page: 'https://example.org/' }],
  ])('is refused if %s', async (_, more) => {
    expect((await app.ask(more)).status).toBe(400);
    expect(await app.site.deliver()).toEqual([]);
  });
});

describe('a suppressed address', () => {
  it.each(['bounced', 'erased'] as const)(
    'that was %s counts again once confirmed',
    async (reason) => {
      await app.suppress('eve@example.org', reason);
      await app.subscribe('Eve@Example.org'.toLowerCase(), 'weekly');
      const { queries } = app.site.deps.db;
      expect(await queries.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    },
  );

  it('that staff suppressed after the form was sent stays out', async () => {
    await app.ask();
    const code = codeIn((await app.site.deliver())[0]);
    await app.suppress('eve@example.org', 'staff');
    expect((await app.call('confirmations', { code })).status).toBe(409);
    expect(await subscribers()).toEqual([]);
  });
});
