import type { CallOutput, MovedMember, previewMove as previewCall } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
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
  query: PageQuery<number>,
): Promise<CallOutput<typeof previewCall>> {
  const { catalog, plan, oldPrices } = await getPricedPlan(context, id);
  const { queries } = context.db;
  const { rows, nextCursor } = await readPage(
    query,
    async ({ before: afterUser = 0, limit }) =>
      oldPrices.length === 0 ? [] : findMembersAt(queries, oldPrices, { afterUser, limit }),
    ({ user_id: id }) => id,
  );
  const refused = refusedIn(await findMove(queries, id, plan.priceId));
  return {
    data: await describeMove(context, id),
    members: rows.map((row) => toMember(catalog, plan, row, refused)),
    meta: { nextCursor },
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
