import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { blindSlip, randomHex, unblind } from './blind-slip.ts';
import vectors from './testing/rfc-9474.json' with { type: 'json' };

const hex = (value: bigint) => {
  const text = value.toString(16);
  return text.length % 2 ? `0${text}` : text;
};
const url = (text: string) => Buffer.from(text, 'hex').toString('base64url');

/** Signs as the server does. */
function sign({ p, q, n, e, d }: (typeof vectors)[number], blinded: string): string {
  const [P, Q, D] = [p, q, d].map((text) => BigInt(`0x${text}`)) as [bigint, bigint, bigint];
  const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
    let [result, factor, rest] = [1n, base % modulus, exponent];
    for (; rest > 0n; rest >>= 1n) {
      if (rest & 1n) result = (result * factor) % modulus;
      factor = (factor * factor) % modulus;
    }
    return result;
  };
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'RSA',
      ...{ n: url(n), e: url(e), d: url(d), p: url(p), q: url(q) },
      ...{
        dp: url(hex(D % (P - 1n))),
        dq: url(hex(D % (Q - 1n))),
        qi: url(hex(power(Q, P - 2n, P))),
      },
    },
  });
  const padding = constants.RSA_NO_PADDING;
  return privateDecrypt({ key, padding }, Buffer.from(blinded, 'hex')).toString('hex');
}

it.each(vectors)('passes the test vectors of RFC 9474: $name', async (vector) => {
  const key = { modulus: vector.n, exponent: vector.e };
  const { salt, inv, input_msg: slip } = vector;
  const blinded = await blindSlip(key, slip, { salt, inverse: inv });
  expect(blinded.blinded).toBe(vector.blinded_msg);
  const signature = sign(vector, blinded.blinded);
  expect(signature).toBe(vector.blind_sig);
  // WebCrypto verifies the variants with the salt of a slip.
  if (salt === '') return;
  expect(await unblind(key, { slip, inverse: inv }, signature)).toBe(vector.sig);
});

it('blinds a slip differently each time, and notices a wrong signature', async () => {
  const [vector] = vectors as [(typeof vectors)[number]];
  const key = { modulus: vector.n, exponent: vector.e };
  const slip = randomHex(32);
  const [one, other] = await Promise.all([blindSlip(key, slip), blindSlip(key, slip)]);
  expect(one?.blinded).not.toBe(other?.blinded);
  const signature = sign(vector, one.blinded);
  expect(await unblind(key, { slip, inverse: one.inverse }, signature)).toMatch(/^[0-9a-f]{1024}$/);
  expect(await unblind(key, { slip, inverse: other.inverse }, signature)).toBeUndefined();
  expect(
    await unblind(key, { slip: randomHex(32), inverse: one.inverse }, signature),
  ).toBeUndefined();
});
