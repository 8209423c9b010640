import { expect, it } from 'vitest';
import { pagesToShow } from './pagination.tsx';

it.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pagesToShow(page, pageCount)).toEqual(expected);
});
