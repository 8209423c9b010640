import { bytesOf, fromHex, hexOf, inverse, power, toHex } from './integers.ts';
import { encodePss } from './pss-encode.ts';

/** The public key of a vote. Both numbers are hexadecimal. */
export interface SlipKey {
  readonly modulus: string;
  readonly exponent: string;
}

export interface BlindedSlip {
  readonly blinded: string;
  /** Unblinds the signature. Only the browser knows it. */
  readonly inverse: string;
}

const SALT_BYTES = 48;
export const SLIP_BYTES = 32;

export const randomHex = (bytes: number): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

const bitsOf = (modulus: bigint): number => modulus.toString(2).length;

/**
 * RFC 9474, RSABSSA-SHA384-PSS-Deterministic: the message needs no random prefix, because a slip is random itself.
 * The signer learns nothing about the slip.
 */
export async function blindSlip(
  key: SlipKey,
  slip: string,
  /** Given in tests only. */
  random: { salt?: string; inverse?: string } = {},
): Promise<BlindedSlip> {
  const modulus = fromHex(key.modulus);
  const length = key.modulus.length / 2;
  const salt = bytesOf(random.salt ?? randomHex(SALT_BYTES));
  const encoded = await encodePss(bytesOf(slip), salt, bitsOf(modulus));
  const [factor, unblinding] = random.inverse
    ? [inverse(fromHex(random.inverse), modulus), fromHex(random.inverse)]
    : randomFactor(modulus, length);
  if (factor === undefined) throw new Error('The number has no inverse');
  const hidden =
    (fromHex(hexOf(encoded)) * power(factor, fromHex(key.exponent), modulus)) % modulus;
  return { blinded: toHex(hidden, length), inverse: toHex(unblinding, length) };
}

/** A random number and its inverse. */
function randomFactor(modulus: bigint, length: number): [bigint, bigint] {
  for (;;) {
    const factor = fromHex(randomHex(length));
    const found = factor > 0n && factor < modulus ? inverse(factor, modulus) : undefined;
    if (found !== undefined) return [factor, found];
  }
}

/** Undefined if the signature is not one of the slip. */
export async function unblind(
  key: SlipKey,
  { slip, inverse: factor }: { slip: string; inverse: string },
  blindSignature: string,
): Promise<string | undefined> {
  const modulus = fromHex(key.modulus);
  const value = (fromHex(blindSignature) * fromHex(factor)) % modulus;
  const signature = toHex(value, key.modulus.length / 2);
  return (await isSigned(key, slip, signature)) ? signature : undefined;
}

async function isSigned(key: SlipKey, slip: string, signature: string): Promise<boolean> {
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const data = { kty: 'RSA', n: base64Url(key.modulus), e: base64Url(key.exponent) };
  const verifier = await crypto.subtle.importKey('jwk', data, algorithm, false, ['verify']);
  const options = { name: 'RSA-PSS', saltLength: SALT_BYTES };
  return crypto.subtle.verify(options, verifier, bytesOf(signature), bytesOf(slip));
}

const base64Url = (hex: string): string =>
  btoa(String.fromCharCode(...bytesOf(hex)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
