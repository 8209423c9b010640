import { expect, it } from 'vitest';
import { localUrl } from './local-url.ts';

it.each([
  ['localhost', 'http://localhost:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['192.0.2.1', 'http://192.0.2.1:80'],
])('%s is reached at %s', (host, url) => {
  expect(localUrl({ host, port: 80 })).toBe(url);
});
