import { expect, it } from 'vitest';
import { shapeOf } from './page-shape.ts';

it.each([
  ['/', 'landing'],
  ['/policies/domestic', 'document'],
  ['/blog', 'front'],
  ['/blog/a-post', 'post'],
  ['/login', 'form'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/content', 'list'],
  ['/dashboard/profile', 'form'],
])('%s has the shape of %s', (pathname, shape) => {
  expect(shapeOf(pathname)).toBe(shape);
});
