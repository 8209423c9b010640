import type { ManagedGift } from '@rostra/contract';
import type { ManagementContext } from '../../context.ts';
import { planNameOf } from '../../plans/plan-prices.ts';
import { giftStateOf } from '../gift-view.ts';
import type { ManagedGiftRow } from './managed-gifts.repo.ts';

const person = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

export const toManagedGift = (
  { site, now }: Pick<ManagementContext, 'now' | 'site'>,
  row: ManagedGiftRow,
): ManagedGift => ({
  id: row.id,
  kind: row.kind,
  state: giftStateOf(row, now().toISOString()),
  planId: row.plan_id,
  planName: planNameOf(site.plans, row.plan_id),
  months: row.months,
  total: row.total_minor,
  currency: row.currency,
  note: row.note,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  buyer: person(row.buyer_id, row.buyer_name),
  redeemedAt: row.redeemed_at,
  redeemedAs: row.redeemed_as,
  redeemedBy: person(row.redeemer_id, row.redeemer_name),
});
