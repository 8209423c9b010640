import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../features/mail/index.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { testEnv } from '../../testing/test-app.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { createMailer } from './index.ts';
import { readSender } from './sender.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

let server: SMTPServer;
let received: Received[];
/** The responses to the next recipients: an error status, or undefined to accept. */
let refusals: number[];

beforeEach(async () => {
  received = [];
  refusals = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'us er' && password === 'p@ss' ? done(null, { user: 1 }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: (envelope.mailFrom as { address: string }).address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise<void>((done) => server.close(done)));

const port = () => (server.server.address() as AddressInfo).port;

async function mailerWith(settings: Record<string, string> = {}) {
  const SMTP_URL = `smtp://us%20er:p%40ss@127.0.0.1:${port()}`;
  const mailer = await createMailer(testEnv({ SMTP_URL, ...settings }));
  if (!mailer) throw new Error('no mailer');
  return mailer;
}

const sender = { name: 'The Assembly', address: 'hello@assembly.example' };

const mail: Mail = {
  kind: 'welcome',
  to: 'ada@example.org',
  subject: 'Grüße 🎉',
  text: 'plain text',
  html: '<p>rich text</p>',
};

describe('the SMTP mailer', () => {
  it('exists only if a mail server is configured', async () => {
    expect(await createMailer(testEnv())).toBeUndefined();
  });

  it('lets mail programs turn mails off with one click, if it is possible', async () => {
    const mailer = await mailerWith();
    const stopUrl = `https://rostra.localhost/api/mail-stops/consultations?${'x'.repeat(80)}`;
    await mailer.send({ ...mail, stopUrl }, 1, sender);
    await mailer.send(mail, 2, sender);
    const [withLink, without] = received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '));
    expect(withLink).toContain(`\r\nList-Unsubscribe: <${stopUrl}>\r\n`);
    expect(withLink).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(without).not.toMatch(/unsubscribe/i);
  });

  it('sends text and HTML from the configured sender', async () => {
    await (await mailerWith({ MAIL_FROM: 'The Commons <post@commons.example>' })).send(
      mail,
      7,
      sender,
    );
    expect(received).toHaveLength(1);
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = received;
    expect({ from, to }).toEqual({ from: 'post@commons.example', to: ['ada@example.org'] });
    expect(raw).toMatch(/^From: The Commons <post@commons\.example>\r$/m);
    expect(raw).toMatch(/^Message-ID: <welcome-7@rostra\.localhost>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toContain('plain text');
    expect(raw).toContain('<p>rich text</p>');
  });

  it('sends from the site if no other sender is configured', async () => {
    await (await mailerWith()).send(mail, 7, sender);
    expect(received[0]?.raw).toMatch(/^From: The Assembly <hello@assembly\.example>\r$/m);
  });

  it('prevents header and recipient injection', async () => {
    const evil = 'x\r\nBcc: victim@example.org\r\n\r\nbody';
    await (await mailerWith()).send({ ...mail, subject: evil }, 1, {
      ...sender,
      name: 'A\r\nBcc: other@example.org',
    });
    const [{ to, raw } = { to: [], raw: '' }] = received;
    expect(to).toEqual(['ada@example.org']);
    expect(raw).not.toMatch(/^Bcc:/im);
  });

  it('rejects if the login fails or the server is unavailable', async () => {
    const wrong = await mailerWith({ SMTP_URL: `smtp://a:b@127.0.0.1:${port()}` });
    await expect(wrong.send(mail, 1, sender)).rejects.toMatchObject({ code: 'EAUTH' });
    const nobody = await mailerWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(nobody.send(mail, 1, sender)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  it.each(['nonsense', 'A <nonsense>', 'a@b <c>'])('rejects the sender %j', (value) => {
    expect(() => readSender(value)).toThrow('MAIL_FROM');
  });
});

describe('mails of an account, by SMTP', () => {
  let site: AccountsApp;
  beforeEach(async () => {
    site = await openAccountsApp();
  });
  afterEach(() => site.close());
  const stored = () => site.deps.db.queries.selectFrom('mails').selectAll().execute();

  it('are delivered', async () => {
    await site.join();
    await site.deliver(await mailerWith());
    expect(received).toMatchObject([{ to: ['ada@example.org'] }]);
  });

  it('are retried after 4xx responses and kept for resending after 5xx', async () => {
    await site.join();
    refusals = [451];
    await site.deliver(await mailerWith());
    expect(await stored()).toMatchObject([{ attempts: 1, last_error: 'EENVELOPE 451' }]);
    site.clock.advance(MINUTE);
    refusals = [550];
    await site.deliver(await mailerWith());
    expect(await stored()).toMatchObject([
      { attempts: 2, due_at: null, sealed: expect.any(String), last_error: 'EENVELOPE 550' },
    ]);
    expect(received).toEqual([]);
  });

  it('are retried while the server is down', async () => {
    await site.join();
    await site.deliver(await mailerWith({ SMTP_URL: 'smtp://127.0.0.1:1' }));
    expect(await stored()).toMatchObject([{ attempts: 1, last_error: 'ESOCKET' }]);
    site.clock.advance(MINUTE);
    await site.deliver(await mailerWith());
    expect(received).toHaveLength(1);
  });

  it('are sent as soon as the server is up', async () => {
    const listening = await openAccountsApp({ mailer: await mailerWith() });
    await listening.app.listen({ port: 0, host: '127.0.0.1' });
    await listening.join('bob');
    await expect.poll(() => received.length).toBe(1);
    await listening.close();
  });

  it('report a login on a new device once', async () => {
    await site.join();
    await site.deliver();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    for (let i = 0; i < 2; i += 1) await site.logIn('ada', PASSWORD, { headers });
    const sent = await site.deliver();
    expect(sent.map(({ kind }) => kind)).toEqual(['new-login']);
    expect(sent[0]?.text).toContain('Firefox on Linux, 1 March 2026, 12:00 UTC');
  });
});
