import { expect, it } from 'vitest';
import { listEnglish } from './english-texts.ts';
import { placeholderKinds, plainPlaceholders } from './placeholder-kinds.ts';

const classified = Object.values(placeholderKinds).flatMap((names) => [...names]);
const used = new Set(listEnglish().flatMap(({ english }) => [...plainPlaceholders(english)]));

it('every placeholder is of exactly one kind', () => {
  expect([...used].filter((name) => !classified.includes(name))).toEqual([]);
  expect(classified.filter((name, index) => classified.indexOf(name) !== index)).toEqual([]);
});

it('the kinds list only placeholders that exist', () => {
  expect(classified.filter((name) => !used.has(name))).toEqual([]);
});

it('finds placeholders in plurals and tags, and leaves out formatted ones', () => {
  const text = '<b>{nickname}</b> {count, plural, one {{thing}} other {#}} {size, number}';
  expect([...plainPlaceholders(text)]).toEqual(['nickname', 'thing']);
});
