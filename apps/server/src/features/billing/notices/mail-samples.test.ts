import type { AuthResponse, MailKind, MailSample } from '@rostra/contract';
import { shownPrice } from '@rostra/contract/testing';
import { englishMessages } from '@rostra/messages/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type BillingApp, openBillingApp } from '../testing/billing-app.ts';

const PATH = '/api/studio/mails/samples';

let app: BillingApp;
let owner: AuthResponse;
beforeEach(async () => {
  app = await openBillingApp({ env: { SITE_LANGUAGES: 'en,de', SITE_NAME: 'Tidewater' } });
  owner = await joinAs(app.site, 'olga', 'owner');
});

const as = <T>(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.site.send<T>(method, path, body, { token: owner.jwt });
const listKinds = async () =>
  (await as<{ data: MailKind[] }>('GET', PATH)).body.data.map(({ kind }) => kind);
const samplesOf = async (kind: string, language = 'en') => {
  const path = `${PATH}/${kind}?language=${language}`;
  return (await as<{ data: MailSample[] }>('GET', path)).body.data;
};

describe('samples of mails', () => {
  it('contain every kind of mail once, and each has a name', async () => {
    const kinds = await listKinds();
    expect(new Set(kinds).size).toBe(kinds.length);
    const names = englishMessages();
    const unnamed = kinds.filter(
      (kind) => names.format('studio-mails', `kind.${kind}`) === `studio-mails.kind.${kind}`,
    );
    expect(unnamed).toEqual([]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ...['test', 'reset-password', 'billing-receipt', 'vote-opened'],
        ...['seat-invitation', 'seat-removed', 'group-ended'],
      ]),
    );
  });

  it('have a subject, a text without gaps, and no secret', async () => {
    for (const kind of await listKinds()) {
      for (const { subject, text } of await samplesOf(kind, 'de')) {
        expect(subject, kind).not.toBe('');
        expect(`${subject}${text}`, kind).not.toMatch(
          /undefined|\bnull\b|NaN|\[object|[{}]|-server\./,
        );
        for (const [, code] of text.matchAll(/code=([^\s&]+)/g)) expect(code).toBe('example');
      }
    }
  });

  it('are in the language asked for, or in the default one', async () => {
    const subjectIn = async (language: string) => (await samplesOf('test', language))[0]?.subject;
    const english = await subjectIn('en');
    expect(english).toContain('Tidewater');
    expect(await subjectIn('de')).not.toBe(english);
    expect(await subjectIn('xx')).toBe(english);
  });

  it('use the wording of the organisation', async () => {
    const text = '/api/studio/messages/en/mail/testTitle';
    expect((await as('PUT', text, { text: 'Ahoy & welcome' })).status).toBe(200);
    expect((await samplesOf('test'))[0]?.html).toContain('Ahoy &amp; welcome');
    await as('DELETE', text);
    expect((await samplesOf('test'))[0]?.html).not.toContain('Ahoy');
  });

  it('show every case of a mail', async () => {
    const texts = (await samplesOf('billing-payment-failed')).map(({ text }) => text);
    expect(new Set(texts).size).toBe(2);
    const [plan, seats] = await samplesOf('billing-change-scheduled');
    expect(plan?.subject).toContain('You change to Premium Membership on');
    expect(plan?.text).toContain(`${shownPrice('premium')} will be charged on`);
    expect(seats?.subject).toContain('Your group has 2 seats from');
    expect(seats?.text).toContain(`${shownPrice('basic', 2)} will be charged on`);
  });

  it('do not exist for unknown kinds', async () => {
    expect((await as('GET', `${PATH}/nothing`)).status).toBe(404);
    expect((await as('GET', `${PATH}/${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('are for staff who manage mails', async () => {
    const member = await app.join();
    expect((await member.send('GET', PATH)).status).toBe(403);
    const editor = await joinAs(app.site, 'eve', 'editor');
    const { status } = await app.site.send('GET', PATH, undefined, { token: editor.jwt });
    expect(status).toBe(403);
    expect((await app.site.app.inject({ url: PATH })).statusCode).toBe(401);
  });
});
