import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { SLIP_KEY_BYTES } from '@rostra/contract';
import type { SlipKey } from '@rostra/contract/ballots';
import type { VoteRow } from '../../../db/tables/votes.ts';
import type { VotesContext } from '../context.ts';

const makePair = promisify(generateKeyPair);
const EXPONENT = 65_537;
const SALT_BYTES = 48;

type KeyColumns = Pick<VoteRow, 'public_key' | 'private_key'>;

/** A key of its own for each vote: a slip of another vote is worth nothing. */
export async function makeSlipKeys(
  { seal }: Pick<VotesContext, 'seal'>,
  voteId: string,
): Promise<KeyColumns> {
  const { publicKey, privateKey } = await makePair('rsa', {
    modulusLength: SLIP_KEY_BYTES * 8,
    publicExponent: EXPONENT,
  });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const shown: SlipKey = { modulus: hexOf(n), exponent: hexOf(e) };
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { public_key: JSON.stringify(shown), private_key: seal.close(String(pem), voteId) };
}

const hexOf = (base64: string) => Buffer.from(base64, 'base64url').toString('hex');
const base64Of = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');

export const slipKeyOf = ({ public_key }: Pick<VoteRow, 'public_key'>): SlipKey =>
  JSON.parse(public_key ?? '{}');

/** Undefined if the key is gone. */
export function openPrivateKey(
  { seal }: Pick<VotesContext, 'seal'>,
  { id, private_key }: Pick<VoteRow, 'id' | 'private_key'>,
): KeyObject | undefined {
  const pem = private_key === null ? undefined : seal.open(private_key, id);
  return pem === undefined ? undefined : createPrivateKey(pem);
}

/** BlindSign of RFC 9474. OpenSSL protects the key against timing attacks. */
export const signBlinded = (key: KeyObject, blinded: string): string =>
  privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(blinded, 'hex')).toString(
    'hex',
  );

/** Whether a number is small enough to be signed. Both have the same length. */
export const fitsKey = ({ modulus }: SlipKey, blinded: string): boolean => blinded < modulus;

/** Verify of RFC 9474, which is that of RSASSA-PSS. */
export function isSlipSigned(
  { modulus, exponent }: SlipKey,
  { slip, signature }: { slip: string; signature: string },
): boolean {
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'RSA', n: base64Of(modulus), e: base64Of(exponent) },
  });
  return verify(
    'sha384',
    Buffer.from(slip, 'hex'),
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES },
    Buffer.from(signature, 'hex'),
  );
}
