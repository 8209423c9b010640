import { describe, expect, it } from 'vitest';
import { bounceKindOf } from './bounce-kind.ts';

const kindOf = (text: string) =>
  bounceKindOf({ code: Number(text.slice(0, 3)), text, isAboutAddress: true });

describe('a refusal', () => {
  it.each([
    '550 5.1.1 no such user',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try again',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    '550 5.2.1 The account is disabled',
    '550 No such user here',
    '553 Mailbox unknown',
  ])('of an address that does not exist is hard: %s', (text) => {
    expect(kindOf(text)).toBe('hard');
  });

  it.each([
    '552 5.2.2 mailbox full',
    '552 Mailbox quota exceeded',
    '550 5.4.1 no answer from host',
  ])('of a mailbox that is out of order is soft: %s', (text) => {
    expect(kindOf(text)).toBe('soft');
  });

  it.each([
    '550 5.1.0 Sender address rejected',
    '550 5.1.7 Invalid sender address',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 relay not permitted',
    '550 Relaying denied for unknown user',
    '550 max emails per hour exceeded by this user',
    '552 max emails per hour',
    '550 blacklist',
    '554 Your IP 185.5.1.20 is listed',
    '550 Your IP 185.5.1.20 is refused',
    '550 refused, see 5.1.1 for the reason',
    '550 5.7.1 looks like spam',
    '550 5.0.0 rejected',
    '550 rejected',
  ])('of our sender or server says nothing about the address: %s', (text) => {
    expect(kindOf(text)).toBeUndefined();
  });
});
