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

interface Casting {
  readonly id: string;
  readonly store: SlipStore;
  /** As nobody. */
  readonly anonymous?: Client;
}

interface Voting extends Casting {
  readonly key: SlipKey;
  /** As the member. */
  readonly api: Client;
}

/** The server has signed a slip that this browser does not have. */
export class SlipElsewhereError extends Error {
  override readonly name = 'SlipElsewhereError';
}

/**
 * Gets a signed slip if there is none yet, and casts the ballot with it. Everything is kept before it is sent, so
 * that after any failure the same call continues where it stopped.
 */
export const voteSecretly = (voting: Voting, choice: string): Promise<StoredSlip> =>
  alone(voting, async () => cast(voting, await getSigned(voting), choice));

/** Only gets a signed slip, to be cast later. */
export const getSlip = (voting: Voting): Promise<StoredSlip> =>
  alone(voting, () => getSigned(voting));

/** Casts a slip that was signed before, without anything that says whose it is. */
export const castSlip = (casting: Casting, slip: StoredSlip, choice: string): Promise<StoredSlip> =>
  alone(casting, () => cast(casting, slip, choice));

/** Two tabs must not ask for two slips. */
const alone = <T>({ id }: Casting, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`vote:${id}`, work) : work();

async function getSigned({ id, key, store, api }: Voting): Promise<StoredSlip> {
  const slip = store.load() ?? (await makeSlip(key, store));
  if (slip.signature !== undefined) return slip;
  const { blinded } = slip;
  const { data } = await api(issueSlip, { params: { id }, body: { blinded } }).catch(
    (error: unknown) => {
      const isElsewhere = error instanceof ApiError && error.code === 'conflict';
      throw isElsewhere ? new SlipElsewhereError() : error;
    },
  );
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

async function cast(voting: Casting, slip: StoredSlip, choice: string): Promise<StoredSlip> {
  try {
    return await send(voting, slip, choice);
  } catch (error) {
    // Somebody else has the same receipt, which never happens by chance.
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    return send(voting, { ...slip, receipt: randomHex(RECEIPT_BYTES) }, choice);
  }
}

async function send(
  { id, store, anonymous = anonymousApi }: Casting,
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
