import type { CallOutput, MovedMember, previewMove as previewCall } from '@rostra/contract';
import type { PlanCatalog } from '../../../../languages/plan-catalog.ts';
import type { PlansContext } from '../../context.ts';
import { discountFor, reducedPrice } from '../../coupons/stored-discount.ts';
import { describeMove, getPricedPlan, type PricedPlan, refusedIn } from './describe-move.ts';
import { moveStateOf } from './move-state.ts';
import { findMembersAt, findMove, type MemberAtPrice } from './moves.repo.ts';

/** From our own database: who pays an earlier price, what they would pay, and from when on. */
export async function previewMove(
  context: PlansContext,
  id: string,
  { cursor = 0, pageSize }: { cursor?: number | undefined; pageSize: number },
): Promise<CallOutput<typeof previewCall>> {
  const { catalog, plan, oldPrices } = await getPricedPlan(context, id);
  const { queries } = context.db;
  const rows =
    oldPrices.length === 0
      ? []
      : await findMembersAt(queries, oldPrices, { afterUser: cursor, limit: pageSize + 1 });
  const refused = refusedIn(await findMove(queries, id, plan.priceId));
  const shown = rows.slice(0, pageSize);
  return {
    data: await describeMove(context, id),
    members: shown.map((row) => toMember(catalog, plan, row, refused)),
    meta: { nextCursor: rows.length > pageSize ? (shown.at(-1)?.user_id ?? null) : null },
  };
}

function toMember(
  catalog: PlanCatalog,
  plan: PricedPlan,
  row: MemberAtPrice,
  refused: ReadonlySet<string>,
): MovedMember {
  const terms = catalog.findTerms(row.price_id);
  const discount = discountFor(row.discount, plan.id);
  const at = row.period_ends_at;
  return {
    id: row.user_id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username,
    email: row.email,
    state: moveStateOf(catalog, plan, row, refused),
    currency: terms?.currency ?? plan.currency,
    interval: terms?.interval ?? null,
    before: terms ? reducedPrice(terms.priceMinor * row.quantity, discount, at) : null,
    after: reducedPrice(plan.priceMinor * row.quantity, discount, at),
    at,
  };
}
