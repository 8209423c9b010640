import { randomUUID } from 'node:crypto';
import { type PreviewReader, previewReaders } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import type { MailingsContext } from '../mailings-context.ts';
import {
  claimDeliveries,
  type DueDelivery,
  endLeases,
  findDue,
  findSending,
  finishMailings,
  skipDeliveries,
} from './claim.repo.ts';
import { ALL, lockLimits, saveLimit } from './limits.repo.ts';
import { allowance, type LimitRow, newLimit, opensAt, take } from './limits.ts';

/** Small enough that a process that dies leaves few mails of which nobody knows whether they were accepted. */
const BATCH = 50;
/** Longer than a process works on a batch. */
const LEASE_MS = 15 * 60_000;

/** Somebody whom a mail is sent to. */
export interface ClaimedDelivery extends DueDelivery {
  readonly subscriber_id: number;
  readonly email: string;
}

export interface Batch {
  readonly claim: string;
  readonly deliveries: readonly ClaimedDelivery[];
}

/**
 * Takes mails that are due, as many as the limits allow. Committed before the first byte goes to the mail server. Those who
 * have left, were suppressed or have lost their plan since the mailing began are skipped here.
 */
export async function claimBatch(context: MailingsContext, tx: Queries): Promise<Batch> {
  const { db, now, rates } = context;
  const at = now();
  const time = at.toISOString();
  await endLeases(tx, time);
  const limits = await lockLimits(tx, db.kind, at);
  const all = limits.get(ALL) ?? newLimit(ALL, at);
  const claimed: ClaimedDelivery[] = [];
  const claim = randomUUID();
  let room = Math.min(BATCH, allowance(all, rates.all, at));
  const domains = openDomains(context, limits, at);
  for (const mailing of room > 0 ? await findSending(tx) : []) {
    while (room > 0) {
      const without = domains.closed();
      const due = await findDue(tx, db.kind, { mailing, now: time, without, limit: room });
      if (due.length === 0) break;
      const { recipients, skipped } = await sortOut(context, tx, due);
      await skipDeliveries(tx, skipped, time);
      const taken = recipients.filter(({ domain }) => domains.take(domain));
      const until = new Date(at.getTime() + LEASE_MS).toISOString();
      await claimDeliveries(tx, { ids: taken.map(({ id }) => id), claim, now: time, until });
      claimed.push(...taken);
      room -= taken.length;
    }
  }
  if (claimed.length === 0) {
    if (room > 0) await finishMailings(tx, time);
    return { claim, deliveries: claimed };
  }
  await saveLimit(tx, take(all, rates.all, claimed.length, at));
  for (const row of domains.counted()) await saveLimit(tx, row);
  return { claim, deliveries: claimed };
}

/** Counts what a batch takes of the limits of each domain. */
function openDomains(
  { rates: { domain: rates } }: Pick<MailingsContext, 'rates'>,
  limits: ReadonlyMap<string, LimitRow>,
  now: Date,
) {
  const used = new Map<string, number>();
  const limitOf = (domain: string) => limits.get(domain) ?? newLimit(domain, now);
  const left = (domain: string) => allowance(limitOf(domain), rates, now) - (used.get(domain) ?? 0);
  return {
    closed: () =>
      [...new Set([...limits.keys(), ...used.keys()])].filter(
        (domain) => domain !== ALL && left(domain) <= 0,
      ),
    take: (domain: string): boolean => {
      if (left(domain) <= 0) return false;
      used.set(domain, (used.get(domain) ?? 0) + 1);
      return true;
    },
    /** Domains without a limit, at the usual pace, need no row. */
    counted: () =>
      [...used]
        .map(([domain, count]) => ({ row: limitOf(domain), count }))
        .filter(({ row }) => row.pace < 1 || rates.perSecond !== undefined)
        .map(({ row, count }) => take(row, rates, count, now)),
  };
}

const rank = (reader: string) => previewReaders.indexOf(reader as PreviewReader);

/** Who still gets the mail, and the reason of those who do not. */
async function sortOut(context: MailingsContext, tx: Queries, due: readonly DueDelivery[]) {
  const plans = await findPlansOf(context, tx, due);
  const recipients: ClaimedDelivery[] = [];
  const skipped: { id: number; reason: 'erased' | 'left' | 'suppressed' | 'rights' }[] = [];
  for (const delivery of due) {
    const { id, subscriber_id, email } = delivery;
    const reader = readerOf(delivery, plans);
    if (subscriber_id === null || email === null) skipped.push({ id, reason: 'erased' });
    else if (delivery.suppressed !== null) skipped.push({ id, reason: 'suppressed' });
    else if (delivery.subscribed_at === null) skipped.push({ id, reason: 'left' });
    else if (rank(reader) < rank(delivery.reader)) skipped.push({ id, reason: 'rights' });
    else recipients.push({ ...delivery, subscriber_id, email });
  }
  return { recipients, skipped };
}

/** Only of those whose text needs a plan. */
async function findPlansOf(
  { findPlans }: MailingsContext,
  tx: Queries,
  due: readonly DueDelivery[],
) {
  const ids = due
    .filter(({ reader, user_id }) => rank(reader) > rank('account') && user_id !== null)
    .map(({ user_id }) => user_id ?? 0);
  return ids.length > 0 ? findPlans(tx, ids) : new Map<number, PreviewReader>();
}

function readerOf(
  { user_id, reader }: DueDelivery,
  plans: ReadonlyMap<number, PreviewReader>,
): PreviewReader {
  if (user_id === null) return 'visitor';
  if (rank(reader) <= rank('account')) return 'account';
  return plans.get(user_id) ?? 'account';
}

/** When the next mail may leave according to the limits, in milliseconds since 1970. */
export const limitsOpenAt = (
  { rates }: Pick<MailingsContext, 'rates'>,
  limits: ReadonlyMap<string, LimitRow>,
  now: Date,
): number => opensAt(limits.get(ALL) ?? newLimit(ALL, now), rates.all, now);
