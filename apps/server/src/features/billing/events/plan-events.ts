import type { Queries } from '../../../db/client.ts';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';
import { memberEvent } from '../../accounts/index.ts';
import { cancelPlan, planEvent, recordEvent } from '../../webhooks/index.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';

/** Webhooks learn that a member may have another plan; which one, the API says. */
const announcePlanChange = (tx: Queries, userId: number, at: string): Promise<void> =>
  recordEvent(tx, memberEvent('member.plan_changed', userId, at));

interface OwnPlan {
  readonly userId: number;
  readonly before: Entitlement | null;
  readonly after: Entitlement | null;
  readonly at: string;
}

/** Also plans the change that follows if nobody pays until the plan ends. */
export async function announceOwnPlan(
  tx: Queries,
  { userId, before, after, at }: OwnPlan,
): Promise<void> {
  const ending = `plan:${userId}`;
  if (after) {
    await planEvent(tx, ending, memberEvent('member.plan_changed', userId, after.until));
  } else await cancelPlan(tx, ending);
  if (before?.plan !== after?.plan) await announcePlanChange(tx, userId, at);
}

type Grant = Pick<GrantRow, 'ends_at' | 'id' | 'starts_at' | 'user_id'>;

/** It begins now or later, and most end at a time that is known. */
export async function announceGrant(tx: Queries, grant: Grant, at: string): Promise<void> {
  const { id, user_id: userId, starts_at: startsAt } = grant;
  if (startsAt > at) {
    const start = memberEvent('member.plan_changed', userId, startsAt);
    await planEvent(tx, `grant-start:${id}`, start);
  } else await announcePlanChange(tx, userId, at);
  await planGrantEnd(tx, grant);
}

export async function planGrantEnd(
  tx: Queries,
  { id, user_id: userId, ends_at: endsAt }: Pick<Grant, 'ends_at' | 'id' | 'user_id'>,
): Promise<void> {
  if (endsAt === null) return;
  await planEvent(tx, `grant-end:${id}`, memberEvent('member.plan_changed', userId, endsAt));
}

/** It ends now, and not as planned. */
export async function announceGrantEnd(
  tx: Queries,
  { id, user_id: userId }: Pick<Grant, 'id' | 'user_id'>,
  at: string,
): Promise<void> {
  await cancelPlan(tx, `grant-start:${id}`);
  await cancelPlan(tx, `grant-end:${id}`);
  await announcePlanChange(tx, userId, at);
}
