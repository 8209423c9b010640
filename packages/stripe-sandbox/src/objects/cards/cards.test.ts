import { expect, test } from 'vitest';
import { appearanceCss } from '../../browser/frame/appearance.ts';
import { createCardForm } from '../../browser/frame/card-form.ts';
import { formatExpiry, formatNumber } from '../../browser/frame/card-input.ts';
import { createDebitForm } from '../../browser/frame/debit-form.ts';
import { errorTexts } from '../../texts/error-texts.ts';
import { passesLuhn } from '../../wire/luhn.ts';
import { type Attempt, decide } from './behaviour.ts';
import { TEST_CARDS } from './test-cards.ts';

const attempt = (rest: Partial<Attempt>): Attempt => ({
  behaviour: 'approve',
  isAuthenticated: false,
  isOffSession: false,
  isSetUp: false,
  purpose: 'charge',
  ...rest,
});
const outcome = (rest: Partial<Attempt>) => {
  const verdict = decide(attempt(rest));
  return verdict.outcome === 'declined' ? verdict.declineCode : verdict.outcome;
};

test('every test card number passes the Luhn check', () => {
  expect(TEST_CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
});

test('the card that fails when charged can be attached and set up', () => {
  const behaviour = 'fails_when_charged';
  expect(outcome({ behaviour, purpose: 'attach' })).toBe('approved');
  expect(outcome({ behaviour, purpose: 'set_up' })).toBe('approved');
  expect(outcome({ behaviour })).toBe('generic_decline');
});

test('3-D Secure: until set up, always, and before a decline', () => {
  const once = 'challenge_until_set_up';
  expect(outcome({ behaviour: once })).toBe('challenge');
  expect(outcome({ behaviour: once, isAuthenticated: true })).toBe('approved');
  expect(outcome({ behaviour: once, isOffSession: true })).toBe('authentication_required');
  expect(outcome({ behaviour: once, isOffSession: true, isSetUp: true })).toBe('approved');
  const always = 'challenge_always';
  expect(outcome({ behaviour: always, isOffSession: true, isSetUp: true })).toBe(
    'authentication_required',
  );
  const broke = 'challenge_then_insufficient_funds';
  expect(outcome({ behaviour: broke })).toBe('challenge');
  expect(outcome({ behaviour: broke, isAuthenticated: true })).toBe('insufficient_funds');
  expect(outcome({ behaviour: broke, isAuthenticated: true, purpose: 'set_up' })).toBe('approved');
});

test('input formatting, expiry parsing and field errors', () => {
  expect(formatNumber('4242424242424242999')).toBe('4242 4242 4242 4242');
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect([formatExpiry('5'), formatExpiry('1230'), formatExpiry('12')]).toEqual([
    '05 /',
    '12 / 30',
    '12 /',
  ]);
  const codes = (number: string, expiry: string, cvc: string) => {
    const form = createCardForm(['4242424242424242'], () => new Date('2026-06-15'), errorTexts());
    const errors = form.findErrors({ cvc, expiry, number });
    return [errors.number?.code, errors.expiry?.code, errors.cvc?.code];
  };
  expect(codes('4242 4242 4242 4242', '06 / 26', '123')).toEqual([undefined, undefined, undefined]);
  expect(codes('4242', '05 / 26', '12')).toEqual([
    'incomplete_number',
    'invalid_expiry_year_past',
    'incomplete_cvc',
  ]);
  expect(codes('4242 4242 4242 4241', '13 / 30', '123')).toEqual([
    'invalid_number',
    'invalid_expiry_month',
    undefined,
  ]);
  expect(codes('4111 1111 1111 1111', '1', '123')).toEqual([
    'card_declined',
    'incomplete_expiry',
    undefined,
  ]);
});

test('the frame takes every test card number', () => {
  const form = createCardForm(
    TEST_CARDS.map(({ number }) => number),
    () => new Date('2026-06-15'),
    errorTexts(),
  );
  const refused = TEST_CARDS.filter(
    ({ number }) => form.findErrors({ number: formatNumber(number) }).number !== undefined,
  );
  expect(refused).toEqual([]);
});

test('an IBAN is formatted, and must be a test account with an owner', () => {
  const form = createDebitForm(['DE89370400440532013000'], errorTexts());
  const iban = form.format('iban', 'de89370400440532013000');
  expect(iban).toBe('DE89 3704 0044 0532 0130 00');
  const codes = (values: Record<string, string>) =>
    Object.values(form.findErrors(values)).map((error) => error?.code);
  expect(codes({ email: 'ada@example.org', iban, name: 'Ada' })).toEqual([]);
  expect(codes({ iban: 'DE89' })).toEqual([
    'incomplete_iban',
    'incomplete_name',
    'incomplete_email',
  ]);
  const owner = { email: 'ada@example.org', name: 'Ada' };
  expect(codes({ ...owner, iban: 'DE88370400440532013000' })).toEqual(['invalid_iban']);
  expect(codes({ ...owner, iban: 'DE62370400440532013001' })).toEqual(['invalid_iban']);
});

test('an appearance value cannot escape its CSS declaration', () => {
  const css = appearanceCss({
    rules: { '.Input': { color: 'red;}body{display:none' }, 'body *': { color: 'red' } },
    variables: { colorText: '#123', fontFamily: 'url(http://x)', nonsense: '1' },
  });
  expect(css).toBe(':root{--text:#123}\n.Input{}');
});
