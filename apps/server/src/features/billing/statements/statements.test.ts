import type { CallOutput, listStatements } from '@rostra/contract';
import { shownPrice } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf/read-pdf.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';

const DAY = 24 * 60 * 60_000;

const yearsOf = async (member: TestMember) =>
  (await member.send<CallOutput<typeof listStatements>>('GET', '/api/statements')).body.years;

async function download({ site, url }: BillingApp, member: TestMember, year: number) {
  const { body } = await site.logIn(member.username, PASSWORD);
  const response = await fetch(`${url}/api/statements/${year}`, {
    headers: { authorization: `Bearer ${body.jwt}` },
  });
  return { response, pdf: response.ok ? await readPdf(await response.bytes()) : undefined };
}

it('lists all payments and refunds of a calendar year, and only those of the member', async () => {
  const app = await openBillingApp({ start: '2039-11-20T12:00:00.000Z' });
  const [ada, eve] = [await app.join(), await app.join('eve')];
  await ada.subscribe('basic');
  await eve.subscribe('premium');
  await app.advance(60 * DAY);
  const customer = await ada.customerId();
  const { data } = await app.stripe.charges.list({ customer });
  await app.stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 400 });
  await app.settle();
  expect(await yearsOf(ada)).toEqual([
    { year: 2040, entries: 1 },
    { year: 2039, entries: 2 },
  ]);

  const { response, pdf } = await download(app, ada, 2039);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toContain('statement-2039.pdf');
  expect(pdf?.text).toContain('Statement for 2039');
  expect(pdf?.text).toContain('ada@');
  expect(pdf?.text).toContain('20 November 2039');
  expect(pdf?.text).toContain(shownPrice('basic', 2));
  expect(pdf?.text).not.toContain(shownPrice('premium'));
  expect(pdf?.text).not.toContain('eve');
  expect(pdf?.roles).toContain('Table');
});

it('is empty for a year without payments, and missing for the future and for strangers', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  expect(await yearsOf(ada)).toEqual([{ year: 2040, entries: 0 }]);
  const { pdf } = await download(app, ada, 2040);
  expect(pdf?.text).toContain('There were no payments in this year.');
  expect((await download(app, ada, 2041)).response.status).toBe(404);
  expect((await ada.send('GET', '/api/statements/1999')).status).toBe(400);
  expect((await fetch(`${app.url}/api/statements/2040`)).status).toBe(401);
});

it('names the organisation with its postal address', async () => {
  const app = await openBillingApp();
  const { jwt } = await joinAs(app.site, 'olga', 'owner');
  const postalAddress = { value: 'Weir House\n \n4 Mill Lane\r\nRiverside RS1 2AB', version: 0 };
  const change = { postalAddress };
  const saved = await app.site.send('PUT', '/api/studio/settings', change, { token: jwt });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { pdf } = await download(app, await app.join(), 2040);
  expect(pdf?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Issued by The Plumbline Assembly, Weir House, 4 Mill Lane, Riverside RS1 2AB, hello@',
  );
});
