import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { addressBlock, lockActiveUser } from '../../accounts/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { countContributionsSince, countSupportsSince } from '../contributions.repo.ts';
import { limits } from './limits.ts';

const DAY_MS = 24 * 60 * 60_000;

const daysBefore = (now: string, days: number): string =>
  new Date(Date.parse(now) - days * DAY_MS).toISOString();

/** Staff are known, whenever their account was created. */
const isNew = ({ user }: Member, now: string): boolean =>
  user.role === 'member' && user.created_at > daysBefore(now, limits.newForDays);

const limitsOf = (member: Member, now: string) =>
  isNew(member, now) ? limits.newAccount : limits.account;

const tooMany = (
  key: 'tooMany' | 'tooManyComparisons' | 'tooManySupports',
  maximum: number,
): AppError =>
  new AppError('rate_limited', messageReference('consultations-server', key, { maximum }));

/** Counts what a member contributed since this time yesterday. */
export async function checkContributions(
  queries: Queries,
  member: Member,
  now: string,
): Promise<void> {
  const { contributions } = limitsOf(member, now);
  const count = await countContributionsSince(queries, member.userId, daysBefore(now, 1));
  if (count >= contributions) throw tooMany('tooMany', contributions);
}

/** The same for supports. */
export async function checkSupports(queries: Queries, member: Member, now: string): Promise<void> {
  const { supports } = limitsOf(member, now);
  const count = await countSupportsSince(queries, member.userId, daysBefore(now, 1));
  if (count >= supports) throw tooMany('tooManySupports', supports);
}

/**
 * In a transaction, before counting: requests of the same member at the same time, about several consultations, wait
 * for each other.
 */
export async function lockMember(tx: Queries, { userId }: Member): Promise<void> {
  await lockActiveUser(tx, userId);
}

/** Before each comparison: refused texts cost as much as others, and leave no contribution to count. */
export async function countComparison(
  { content, limits: counters }: ConsultationsContext,
  member: Member,
): Promise<void> {
  const { comparisons } = limitsOf(member, content.store.now());
  const window = { max: comparisons, windowMs: DAY_MS };
  const key = `compare proposals of ${member.userId}`;
  const { current } = await counters.countExactly(key, window);
  if (current > comparisons) throw tooMany('tooManyComparisons', comparisons);
}

/**
 * Many new accounts at one address are hardly many people. What somebody does again about the same subject counts once,
 * so that one of them cannot use up what the others may do.
 */
export async function countNewAccount(
  { content, limits: counters }: ConsultationsContext,
  { member, address }: { member: Member; address: string },
  what: keyof typeof limits.newAccountsOfOneAddress,
  subject: string,
): Promise<void> {
  if (!isNew(member, content.store.now())) return;
  const own = await counters.countExactly(`${what} of ${member.userId} about ${subject}`, {
    ...{ max: 1, windowMs: DAY_MS },
  });
  if (own.current > 1) return;
  const max = limits.newAccountsOfOneAddress[what];
  const key = `${what} of new accounts at ${addressBlock(address)}`;
  const { current } = await counters.countExactly(key, { max, windowMs: DAY_MS });
  if (current > max) {
    throw new AppError('rate_limited', messageReference('consultations-server', 'tooManyNew'));
  }
}
