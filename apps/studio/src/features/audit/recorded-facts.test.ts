import { expect, it } from 'vitest';
import { amountIn, factNames, noteIn } from './recorded-facts.ts';

const languages = ['en', 'de'];

it('leaves out what did not change or is empty', () => {
  const before = { title: 'Buses', slug: 'buses', role: 'editor' };
  expect(
    factNames({ before, after: { ...before, role: 'author', publishedAt: null } }, languages),
  ).toEqual(['role']);
  expect(
    factNames({ before: null, after: { title: 'Buses', name: undefined } }, languages),
  ).toEqual(['title']);
  expect(factNames({ before, after: null }, languages)).toEqual(['title', 'slug', 'role']);
});

it('does not take an unchanged title for a removed one', () => {
  const before = { title: 'Buses', slug: 'buses' };
  expect(factNames({ before, after: { status: 'draft', fields: ['body'] } }, languages)).toEqual([
    'status',
    'fields',
  ]);
});

it('shows the note by itself', () => {
  const facts = { before: null, after: { title: 'Buses', note: 'Shorter, please.' } };
  expect(noteIn(facts)).toBe('Shorter, please.');
  expect(factNames(facts, languages)).toEqual(['title']);
});

it('shows the language only where there are several', () => {
  const facts = { before: null, after: { title: 'Buses', locale: 'en' } };
  expect(factNames(facts, ['en', 'de'])).toEqual(['title', 'locale']);
  expect(factNames(facts, ['en'])).toEqual(['title']);
});

it('shows an amount together with its currency', () => {
  const after = { amount: 500, currency: 'eur', refund: 're_1' };
  expect(factNames({ before: null, after }, languages)).toEqual(['amount', 'refund']);
  expect(amountIn(after)).toEqual({ minor: 500, currency: 'eur' });
  const exported = { month: '2026-10', currency: 'eur' };
  expect(factNames({ before: null, after: exported }, languages)).toEqual(['month', 'currency']);
  expect(amountIn({ amount: 500 })).toBeUndefined();
  expect(amountIn(null)).toBeUndefined();
});
