import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { type CatalogPlan, PlanCatalog, type StoredPlan } from './plan-catalog.ts';
import { findSaving } from './plan-saving.ts';

const BASIC = priceOf('basic');

const open = () =>
  new PlanCatalog({
    BILLING: 'sandbox',
    PRICE_BASIC: 'price_basic',
    PRICE_PREMIUM: 'price_premium',
    PRICE_ENTERPRISE: 'price_enterprise',
    given: new Set(),
  });

const student: StoredPlan = {
  id: 'student',
  level: 'basic',
  name: 'Student',
  description: '',
  features: [],
  terms: { priceMinor: 450, currency: 'usd', interval: 'month' },
  priceId: 'price_student',
  position: 3,
  isRetired: false,
  isForGroups: false,
  version: 1,
};

it('has the built-in plans, which need no description', () => {
  const catalog = open();
  expect(catalog.offered.map(({ id }) => id)).toEqual(['basic', 'premium', 'annual']);
  expect(catalog.describe()).toBeUndefined();
});

it('ignores a read that began before the latest one, even if it ends later', () => {
  const catalog = open();
  const slow = catalog.startLoading();
  const quick = catalog.startLoading();
  quick([student], []);
  slow([], []);
  expect(catalog.find('student')).toBeDefined();
});

it('finds the plan of a price that was replaced', () => {
  const catalog = open();
  const own = { priceMinor: 1200, currency: 'usd', interval: 'month' as const };
  const basic = { ...student, id: 'basic', terms: own, priceId: 'price_new' };
  catalog.startLoading()([basic], [{ id: 'price_new', planId: 'basic', ...own }]);
  for (const [price, amount] of [['price_new', 1200] as const, ['price_basic', BASIC] as const]) {
    expect(catalog.findByPrice(price)?.id).toBe('basic');
    expect(catalog.findTerms(price)?.priceMinor).toBe(amount);
  }
  expect(catalog.findByPrice('price_other')).toBeUndefined();
});

it('advertises the saving of the built-in plans also beside other plans', () => {
  const catalog = open();
  catalog.startLoading()([{ ...student, level: 'premium' }], []);
  expect(catalog.describe()?.map(({ savingPercent }) => savingPercent)).toEqual([
    undefined,
    undefined,
    15,
    undefined,
  ]);
});

it.each([
  ['the advertised saving', {}, {}, 15],
  ['one that was computed', { hasBuiltInPrice: false }, {}, 16],
  ['none if a year costs more', { priceMinor: 30_000, hasBuiltInPrice: false }, {}, undefined],
  ['one from a new monthly price', {}, { hasBuiltInPrice: false }, 16],
  ['none in another currency', { currency: 'eur', hasBuiltInPrice: false }, {}, undefined],
])('shows %s', (_, changes: Partial<CatalogPlan>, monthly: Partial<CatalogPlan>, expected) => {
  const [basic, premium, annual] = open().offered as [CatalogPlan, CatalogPlan, CatalogPlan];
  const offered = [basic, { ...premium, priceMinor: 2000, ...monthly }];
  expect(findSaving({ ...annual, priceMinor: 20_000, ...changes }, offered)).toBe(expected);
});
