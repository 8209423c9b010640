import { randomUUID } from 'node:crypto';
import type { NewGifts } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { AppError, invalidField } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { endOfDay } from '../../../../languages/zone-days.ts';
import { recordAction } from '../../../audit/index.ts';
import { getBilling, type ManagementContext } from '../../context.ts';
import { loadPlans } from '../../plans/load-plans.ts';
import { createGiftCode, hashGiftCode } from '../gift-code.ts';
import { newGift } from '../new-gift.ts';
import { findBatch, insertIssued } from './managed-gifts.repo.ts';

/** The codes are returned to whoever issues them, and again to a repeated call with the same key. */
export async function issueGifts(
  context: ManagementContext,
  actor: Actor,
  order: NewGifts,
): Promise<string[]> {
  const { db, site } = context;
  const { giftSeal } = getBilling(context);
  const findIssued = async () => {
    const batch = await findBatch(db.queries, order.key);
    return batch.map(({ id, sealed_code }) => open(giftSeal, id, sealed_code));
  };
  const known = await findIssued();
  if (known.length > 0) return known;
  const at = context.now().toISOString();
  const plan = (await loadPlans(context)).find(order.planId);
  if (!plan || plan.isRetired) {
    throw invalidField(['planId'], messageReference('billing-server', 'planNotFound'));
  }
  const expiresAt = order.lastDay && endOfDay(order.lastDay, site.settings.values.timeZone);
  if (expiresAt !== null && expiresAt <= at) {
    throw invalidField(['lastDay'], messageReference('coupons-server', 'dayPassed'));
  }
  const codes = Array.from({ length: order.count }, createGiftCode);
  const rows = codes.map((code, index) => {
    // The first gift has the key as its id, so that only one of several concurrent calls can store its codes.
    const id = index === 0 ? order.key : randomUUID();
    return {
      ...newGift,
      ...{ id, kind: 'issued' as const, plan_id: plan.id, months: order.months, buyer_id: null },
      ...{ currency: null, total_minor: null, recipient_name: '', recipient_email: null },
      ...{ message: '', note: order.note, batch_id: order.key, created_at: at, paid_at: at },
      ...{ code_hash: hashGiftCode(code), sealed_code: giftSeal.close(code, id) },
      expires_at: expiresAt,
    };
  });
  try {
    await db.transaction(async (tx) => {
      await insertIssued(tx, rows);
      const { planId, months, count, lastDay, note } = order;
      const target = { kind: 'gifts', id: order.key };
      const after = { planId, months, count, lastDay, note };
      await recordAction(tx, { actor, at, action: 'gift.issue', target, after });
    });
    return codes;
  } catch (error) {
    const stored = isUniqueViolation(error) ? await findIssued() : [];
    if (stored.length === 0) throw error;
    return stored;
  }
}

function open(
  seal: ReturnType<typeof getBilling>['giftSeal'],
  id: string,
  sealed: string | null,
): string {
  const code = sealed === null ? undefined : seal.open(sealed, id);
  if (code === undefined)
    throw new AppError('conflict', messageReference('gifts-server', 'sealed'));
  return code;
}
