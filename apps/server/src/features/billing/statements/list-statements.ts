import type { CallOutput, listStatements as listStatementsCall } from '@rostra/contract';
import { dayIn } from '../../../languages/zone-days.ts';
import type { BillingContext } from '../context.ts';
import { findEntriesOf } from './statements.repo.ts';

export type StatementContext = Pick<BillingContext, 'db' | 'now' | 'site'>;

/** Of a moment, on the clocks of the organisation. */
export const yearIn = ({ site }: Pick<BillingContext, 'site'>, at: string): number =>
  Number(dayIn(at, site.settings.values.timeZone).slice(0, 4));

/** From the year of the first payment to this one. A year without payments has an empty statement. */
export async function listStatements(
  context: StatementContext,
  userId: number,
): Promise<CallOutput<typeof listStatementsCall>> {
  const entries = await findEntriesOf(context.db.queries, userId);
  const years = entries.map(({ occurred_at }) => yearIn(context, occurred_at));
  const last = yearIn(context, context.now().toISOString());
  const first = Math.min(last, ...years);
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => last - index).map((year) => ({
      year,
      entries: years.filter((known) => known === year).length,
    })),
  };
}
