import { expect, it } from 'vitest';
import { matchCommands, moveChoice } from './palette-commands.ts';

const commands = ['Posts', 'Policies', 'Drafts of posts'].map((label) => ({
  id: label,
  label,
  hint: '',
  href: '/',
}));
const labels = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

it('finds commands by all words that were typed', () => {
  expect(labels('')).toHaveLength(3);
  expect(labels('po')).toEqual(['Posts', 'Policies', 'Drafts of posts']);
  expect(labels('POSTS dra')).toEqual(['Drafts of posts']);
  expect(labels('money')).toEqual([]);
});

it('moves through the list and continues at the other end', () => {
  expect([moveChoice(0, 1, 3), moveChoice(2, 1, 3), moveChoice(0, -1, 3)]).toEqual([1, 0, 2]);
  expect(moveChoice(0, 1, 0)).toBe(0);
});
