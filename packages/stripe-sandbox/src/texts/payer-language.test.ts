import { expect, test } from 'vitest';
import { startForTest } from '../testing/start.ts';
import { payerLanguage } from './payer-language.ts';

const read = async (url: string) => (await fetch(url)).text();

test.each([
  [['de-AT'], 'de'],
  [['pt-BR', 'fr'], 'fr'],
  [[null, undefined, 'auto'], 'en'],
  [['constructor'], 'en'],
])('%j is %s', (locales, expected) => {
  expect(payerLanguage(...locales).lang).toBe(expected);
});

test.each(['en', 'de', 'fr', 'es', 'ar'])('no text of %s is empty or lacks a value', (code) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const { texts } = payerLanguage('en');
  for (const [key, text] of Object.entries(payerLanguage(code).texts)) {
    expect(text, key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(texts[key as keyof typeof texts]));
  }
});

test('the card form is in the language that Stripe.js asks for', async () => {
  const { sandbox } = await startForTest();
  const german = await read(`${sandbox.url}/elements/frame?locale=de`);
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('Kartennummer');
  expect(german).toContain('Die Kartennummer ist unvollständig.');
  const arabic = await read(`${sandbox.url}/elements/frame?locale=ar`);
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(await read(`${sandbox.url}/elements/frame`)).toContain('Card number');
});

test('invoices and the portal are in the language that the customer prefers', async () => {
  const { stripe } = await startForTest({
    seed: [{ id: 'p', name: 'Abo', unitAmountMinor: 999, currency: 'eur', interval: 'month' }],
  });
  const customer = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
    preferred_locales: ['de'],
  });
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'p' }] });
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  const page = await read(invoice?.hosted_invoice_url ?? '');
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('1 × Abo (9,99\u00a0€ im Monat)');
  const pdf = Buffer.from(await (await fetch(invoice?.invoice_pdf ?? '')).arrayBuffer());
  expect(pdf.toString('latin1')).toContain('(Fälliger Betrag)');
  const open = async (params: object) =>
    read((await stripe.billingPortal.sessions.create({ customer: customer.id, ...params })).url);
  expect(await open({})).toContain('Mitgliedschaft kündigen');
  expect(await open({ locale: 'fr' })).toContain('Résilier l’adhésion');
});
