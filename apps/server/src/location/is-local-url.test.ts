import { expect, it } from 'vitest';
import { isLocalUrl } from './is-local-url.ts';

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://127.8.9.1:80', true],
  ['http://[::1]:3000', true],
  ['http://site.localhost', true],
  ['http://2130706433', true],
  ['https://rostra.test', false],
  ['https://localhost.test', false],
  ['https://notlocalhost', false],
  ['http://[::2]', false],
  ['http://0.0.0.0', false],
  ['https://www.example.org', false],
  ['https://localhost.example.org', false],
  ['https://127.0.0.1.example.org', false],
  ['http://192.168.1.4', false],
  ['https://test', false],
])('%s: %s', (url, expected) => {
  expect(isLocalUrl(url)).toBe(expected);
});
