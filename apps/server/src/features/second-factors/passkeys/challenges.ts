import { hashCode } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { insertChallenge, takeChallengeRow } from './challenges.repo.ts';

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

type Context = Pick<SecondFactorContext, 'db' | 'now'>;

/** `purpose` names what it is for and the session or pending login that it belongs to. */
export async function storeChallenge(
  { db, now }: Context,
  challenge: string,
  purpose: string,
): Promise<void> {
  await insertChallenge(db.queries, {
    challenge_hash: hashCode(challenge),
    purpose,
    expires_at: new Date(now().getTime() + CHALLENGE_LIFETIME_MS).toISOString(),
  });
}

/** The challenge of a response. It works once, whether or not the response is valid. */
export async function takeChallenge(
  { db, now }: Context,
  clientDataJson: string,
  purpose: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJson);
  if (challenge === undefined) return undefined;
  const given = { challengeHash: hashCode(challenge), purpose, now: now().toISOString() };
  return (await takeChallengeRow(db.queries, given)) ? challenge : undefined;
}

function readChallenge(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
