import { expect, it } from 'vitest';
import { shapeOf } from './page-shape.ts';

it.each([
  ['/', 'article'],
  ['/policies/domestic', 'article'],
  ['/blog', 'list'],
  ['/blog/a-post', 'article'],
  ['/login', 'form'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/content', 'list'],
  ['/dashboard/profile', 'form'],
])('%s has the shape of %s', (pathname, shape) => {
  expect(shapeOf(pathname)).toBe(shape);
});
