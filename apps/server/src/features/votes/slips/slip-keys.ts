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
import { messageReference } from '@rostra/messages';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { AppError } from '../../../errors.ts';
import type { VerifySlip, VotesContext } from '../context.ts';

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

/**
 * Undefined if the vote is not open. Not kept in memory, where it would outlive the vote. Throws if the key was sealed
 * with another secret, for example because the database was restored without it.
 */
export function openPrivateKey(
  { seal }: Pick<VotesContext, 'seal'>,
  { id, private_key }: Pick<VoteRow, 'id' | 'private_key'>,
): KeyObject | undefined {
  if (private_key === null) return undefined;
  const pem = seal.open(private_key, id);
  if (pem === undefined) {
    throw new AppError('unavailable', messageReference('votes-server', 'unreadableKey'));
  }
  return createPrivateKey(pem);
}

export const isKeyReadable = (
  { seal }: Pick<VotesContext, 'seal'>,
  { id, private_key }: Pick<VoteRow, 'id' | 'private_key'>,
): boolean => private_key === null || seal.open(private_key, id) !== undefined;

/** BlindSign of RFC 9474. OpenSSL protects the key against timing attacks. */
export const signBlinded = (key: KeyObject, blinded: string): string =>
  privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(blinded, 'hex')).toString(
    'hex',
  );

/** Whether a number is small enough to be signed. Both have the same length. */
export const fitsKey = ({ modulus }: SlipKey, blinded: string): boolean => blinded < modulus;

/** As many votes as may be open at a time. */
const KEPT_KEYS = 20;

/** Verify of RFC 9474, which is that of RSASSA-PSS. Keeps the keys, because reading one takes as long as verifying. */
export function createSlipVerifier(): VerifySlip {
  const keys = new Map<string, KeyObject>();
  const keyOf = ({ modulus, exponent }: SlipKey): KeyObject => {
    const name = `${modulus} ${exponent}`;
    const known = keys.get(name);
    if (known) return known;
    const key = createPublicKey({
      format: 'jwk',
      key: { kty: 'RSA', n: base64Of(modulus), e: base64Of(exponent) },
    });
    if (keys.size >= KEPT_KEYS) keys.clear();
    keys.set(name, key);
    return key;
  };
  return (slipKey, { slip, signature }) =>
    verify(
      'sha384',
      Buffer.from(slip, 'hex'),
      {
        key: keyOf(slipKey),
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: SALT_BYTES,
      },
      Buffer.from(signature, 'hex'),
    );
}
