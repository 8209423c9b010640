import { expect, it } from 'vitest';
import { preferredEncoding } from './preferred-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
])('chooses for %j the encoding %s', (acceptEncoding, expected) => {
  expect(preferredEncoding(acceptEncoding)).toBe(expected);
});
