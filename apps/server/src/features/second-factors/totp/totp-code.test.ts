import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { findStep, newTotpSecret, totpUri } from './totp-code.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('findStep', () => {
  // The RFC prints eight digits; codes of six digits are the last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('accepts the code of RFC 6238 at %i seconds', (seconds, code) => {
    expect(findStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('accepts the steps before and after, and no others', () => {
    const step = Math.floor(1_234_567_890 / 30);
    for (const [offset, isAccepted] of [
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
    ] as const) {
      const found = findStep(SECRET, '005924', at(1_234_567_890 + offset));
      expect(found).toBe(isAccepted ? step : undefined);
    }
  });

  it.each(['', '00592', '0059240', 'abcdef', '005925'])('refuses %j', (code) => {
    expect(findStep(SECRET, code, at(1_234_567_890))).toBeUndefined();
  });
});

it('creates secrets of 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it('creates the URI for apps', () => {
  const uri = totpUri(SECRET, { issuer: 'The Assembly', label: 'ada@example.org' });
  expect(uri).toBe(
    `otpauth://totp/The%20Assembly:ada%40example.org?issuer=The%20Assembly&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
