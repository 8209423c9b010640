import { expect, it } from 'vitest';
import { factNames, noteIn } from './recorded-facts.ts';

it('leaves out what did not change or is empty', () => {
  const before = { title: 'Buses', slug: 'buses', role: 'editor' };
  expect(factNames({ before, after: { ...before, role: 'author', publishedAt: null } })).toEqual([
    'role',
  ]);
  expect(factNames({ before: null, after: { title: 'Buses', name: undefined } })).toEqual([
    'title',
  ]);
  expect(factNames({ before, after: null })).toEqual(['title', 'slug', 'role']);
});

it('does not take an unchanged title for a removed one', () => {
  const before = { title: 'Buses', slug: 'buses' };
  expect(factNames({ before, after: { status: 'draft', fields: ['body'] } })).toEqual([
    'status',
    'fields',
  ]);
});

it('shows the note by itself', () => {
  const facts = { before: null, after: { title: 'Buses', note: 'Shorter, please.' } };
  expect(noteIn(facts)).toBe('Shorter, please.');
  expect(factNames(facts)).toEqual(['title']);
});
