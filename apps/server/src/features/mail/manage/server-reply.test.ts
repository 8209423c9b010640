import { expect, it } from 'vitest';
import { isAddressRefused, serverReplyOf } from './server-reply.ts';

const refusal = (response: string, responseCode = 550, code = 'EENVELOPE') => ({
  code,
  response,
  responseCode,
});

it.each([
  ['550 5.1.1 <ada@example.org>: user unknown', 550, true],
  ['550 no such user', 550, true],
  ['553 5.1.3 bad address', 553, true],
  ['550-5.2.1 mailbox disabled', 550, true],
  ['550 5.7.1 blocked because of spam', 550, false],
  ['552 5.2.2 mailbox full', 552, false],
  ['451 4.7.1 try later', 451, false],
])('knows whether an address does not exist: %s', (response, code, expected) => {
  expect(isAddressRefused(refusal(response, code))).toBe(expected);
});

it('does not blame the address for a refused text or a failed login', () => {
  expect(isAddressRefused(refusal('550 rejected', 550, 'EMESSAGE'))).toBe(false);
  expect(isAddressRefused(refusal('535 wrong password', 535, 'EAUTH'))).toBe(false);
  expect(isAddressRefused(new Error('socket closed'))).toBe(false);
});

it('keeps links and codes of the mail out of the reply', () => {
  const link = 'http://rostra.localhost/reset-password?code=abcDEF123abcDEF123abcDEF';
  const reply = serverReplyOf(refusal(`554 5.7.1 spam link ${link}\r\nabcDEF123abcDEF123abcDEF`));
  expect(reply).toBe('554 5.7.1 spam link … …');
});

it('is short, and null if the server said nothing', () => {
  expect(serverReplyOf(refusal(`550 ${'no '.repeat(500)}`))).toHaveLength(300);
  expect(serverReplyOf(new Error('socket closed'))).toBeNull();
});
