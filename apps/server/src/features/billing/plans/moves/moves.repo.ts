import type { Queries } from '../../../../db/client.ts';

/** Neither ended nor waiting for their first payment. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const;

interface Page {
  afterUser: number;
  limit: number;
}

/** Members whose current subscription has one of these prices, in the order of their ids. */
export const findMembersAt = (db: Queries, priceIds: readonly string[], page: Page) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.id',
      'subscriptions.user_id',
      'subscriptions.status',
      'subscriptions.price_id',
      'subscriptions.cancel_at_period_end',
      'subscriptions.period_ends_at',
      'subscriptions.discount',
      'subscriptions.quantity',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('subscriptions.price_id', 'in', [...priceIds])
    .where('subscriptions.is_current', '=', 1)
    .where('subscriptions.status', 'in', LIVE)
    .where('subscriptions.user_id', '>', page.afterUser)
    .orderBy('subscriptions.user_id')
    .limit(page.limit)
    .execute();

export type MemberAtPrice = Awaited<ReturnType<typeof findMembersAt>>[number];

/** Those without an entry in `refused`, counted by what decides whether they can be moved. */
export const countMembersAt = (db: Queries, priceIds: readonly string[]) =>
  db
    .selectFrom('subscriptions')
    .select(({ fn }) => ['status', 'price_id', 'cancel_at_period_end', fn.countAll().as('count')])
    .where('price_id', 'in', [...priceIds])
    .where('is_current', '=', 1)
    .where('status', 'in', LIVE)
    .groupBy(['status', 'price_id', 'cancel_at_period_end'])
    .execute();

export const findMove = (db: Queries, planId: string, priceId: string) =>
  db
    .selectFrom('plan_moves')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('price_id', '=', priceId)
    .executeTakeFirst();

export const findUnfinishedMoves = (db: Queries) =>
  db.selectFrom('plan_moves').selectAll().where('finished_at', 'is', null).execute();

/** Starts a move, or one that had finished again. Returns whether it was not running. */
export async function startMove(
  db: Queries,
  move: { planId: string; priceId: string; at: string },
): Promise<boolean> {
  const rows = await db
    .insertInto('plan_moves')
    .values({
      plan_id: move.planId,
      price_id: move.priceId,
      started_at: move.at,
      finished_at: null,
      moved: 0,
      refused: '[]',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['plan_id', 'price_id'])
        .doUpdateSet({ started_at: move.at, finished_at: null, moved: 0, refused: '[]' })
        .where('plan_moves.finished_at', 'is not', null),
    )
    .returning('plan_id')
    .execute();
  return rows.length > 0;
}

interface Move {
  plan_id: string;
  price_id: string;
}

const own = (db: Queries, move: Move) =>
  db
    .updateTable('plan_moves')
    .where('plan_id', '=', move.plan_id)
    .where('price_id', '=', move.price_id);

export async function countMoved(db: Queries, move: Move): Promise<void> {
  await own(db, move)
    .set((eb) => ({ moved: eb('moved', '+', 1) }))
    .execute();
}

export async function setRefused(db: Queries, move: Move, refused: readonly string[]) {
  await own(db, move)
    .set({ refused: JSON.stringify(refused) })
    .execute();
}

export async function finishMove(db: Queries, move: Move, at: string): Promise<void> {
  await own(db, move).set({ finished_at: at }).execute();
}
