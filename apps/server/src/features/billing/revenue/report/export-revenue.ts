import { minorUnitsPer, revenueKinds } from '@rostra/contract';
import type { Actor } from '../../../../http/access/actor.ts';
import { dayIn } from '../../../../languages/zone-days.ts';
import { csvLine, recordAction } from '../../../audit/index.ts';
import type { ManagementContext } from '../../context.ts';
import { getRevenue } from './get-revenue.ts';
import { listMovements, type MovementFilters } from './list-movements.ts';

const PAGE_SIZE = 500;

type Context = Pick<ManagementContext, 'db' | 'now' | 'site'>;

/** A line for each month and currency. Contains no personal data. */
export async function exportRevenue(context: Context, query: { months: number }): Promise<string> {
  const { data } = await getRevenue(context, query);
  const lines = data.flatMap(({ currency, months }) =>
    months.map(({ month, opening, movements, closing, members }) =>
      csvLine([
        month,
        currency,
        major(opening, currency),
        ...revenueKinds.map((kind) => major(movements[kind].amount, currency)),
        major(closing, currency),
        members,
      ]),
    ),
  );
  return [
    csvLine(['month', 'currency', 'opening', ...revenueKinds, 'closing', 'members']),
    ...lines,
  ].join('');
}

/** Records the export, then reads the movements in pages. */
export async function exportMovements(
  context: Context,
  actor: Actor,
  filters: MovementFilters,
): Promise<AsyncIterable<string>> {
  const { db, now } = context;
  await recordAction(db.queries, {
    actor,
    at: now(),
    action: 'money.revenue',
    after: { ...filters },
  });
  return readLines(context, filters);
}

async function* readLines(context: Context, filters: MovementFilters): AsyncIterable<string> {
  const { timeZone } = context.site.settings.values;
  yield csvLine([
    ...['date', 'kind', 'member', 'email', 'planBefore', 'planAfter'],
    ...['currency', 'perMonth', 'perYear'],
  ]);
  let cursor: string | undefined;
  do {
    const { data, meta } = await listMovements(context, {
      ...filters,
      cursor,
      pageSize: PAGE_SIZE,
    });
    for (const { at, kind, member, currency, ...movement } of data) {
      yield csvLine([
        ...[dayIn(at, timeZone), kind, member?.name ?? null, member?.email ?? null],
        ...[movement.planBefore, movement.planAfter, currency],
        ...[major(movement.amount, currency), major(movement.annualAmount, currency)],
      ]);
    }
    cursor = meta.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** As a number, which spreadsheets can add up. */
const major = (minor: number, currency: string) => minor / minorUnitsPer(currency);
