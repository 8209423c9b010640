import { castBallot, issueSlip } from '@rostra/contract';
import { blindSlip, randomHex, SLIP_BYTES, type SlipKey, unblind } from '@rostra/contract/ballots';
import { ApiError, type Client, createClient } from '@rostra/contract/client';
import type { SlipStore, StoredSlip } from './slip-store.ts';

const RECEIPT_BYTES = 16;

/** Never sends a cookie or a token, so that the server cannot know whose ballot it is. */
const anonymousApi: Client = createClient({
  baseUrl: '',
  fetch: (input, init) =>
    fetch(input, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }),
});

interface Voting {
  readonly id: string;
  readonly key: SlipKey;
  readonly store: SlipStore;
  /** As the member. */
  readonly api: Client;
  /** As nobody. */
  readonly anonymous?: Client;
}

/**
 * Gets a signed slip if there is none yet, and casts the ballot with it. Everything is kept before it is sent, so
 * that after any failure the same call continues where it stopped.
 */
export function voteSecretly(voting: Voting, choice: string): Promise<StoredSlip> {
  const vote = async () => cast(voting, await getSigned(voting), choice);
  // Two tabs must not ask for two slips.
  return navigator.locks ? navigator.locks.request(`vote:${voting.id}`, vote) : vote();
}

async function getSigned({ id, key, store, api }: Voting): Promise<StoredSlip> {
  const slip = store.load() ?? (await makeSlip(key, store));
  if (slip.signature !== undefined) return slip;
  const { blinded } = slip;
  const { data } = await api(issueSlip, { params: { id }, body: { blinded } });
  const signature = await unblind(key, slip, data.signature);
  if (signature === undefined) throw new Error('The signature of the slip is wrong');
  const signed = { ...slip, signature };
  store.save(signed);
  return signed;
}

async function makeSlip(key: SlipKey, store: SlipStore): Promise<StoredSlip> {
  const slip = randomHex(SLIP_BYTES);
  const made = { slip, receipt: randomHex(RECEIPT_BYTES), ...(await blindSlip(key, slip)) };
  store.save(made);
  return made;
}

async function cast(voting: Voting, slip: StoredSlip, choice: string): Promise<StoredSlip> {
  try {
    return await send(voting, slip, choice);
  } catch (error) {
    // Somebody else has the same receipt, which never happens by chance.
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    return send(voting, { ...slip, receipt: randomHex(RECEIPT_BYTES) }, choice);
  }
}

async function send(
  { id, store, anonymous = anonymousApi }: Voting,
  stored: StoredSlip,
  choice: string,
): Promise<StoredSlip> {
  const { slip, receipt, signature = '' } = stored;
  store.save(stored);
  await anonymous(castBallot, { params: { id }, body: { slip, signature, receipt, choice } });
  const done = { ...stored, choice };
  store.save(done);
  return done;
}
