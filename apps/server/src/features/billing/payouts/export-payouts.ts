import { minorUnitsPer } from '@rostra/contract';
import { dayIn } from '../../../languages/zone-days.ts';
import { csvLine } from '../../audit/index.ts';
import type { ManagementContext } from '../context.ts';
import { listPayouts } from './list-payouts.ts';

const PAGE_SIZE = 100;
const YEAR_MS = 365 * 24 * 60 * 60_000;

/** The payouts of the last year. Read as a whole first, so that a file is complete or there is none. */
export async function exportPayouts(
  context: Pick<ManagementContext, 'billing' | 'now' | 'site'>,
): Promise<string> {
  const { timeZone } = context.site.settings.values;
  const since = new Date(context.now().getTime() - YEAR_MS);
  const lines = [csvLine(['date', 'arrives', 'state', 'currency', 'amount', 'id'])];
  let after: string | undefined;
  do {
    const { data, meta } = await listPayouts(context, { after, limit: PAGE_SIZE, since });
    for (const { id, at, arrivesOn, state, currency, amount } of data) {
      const days = [dayIn(at, timeZone), arrivesOn];
      lines.push(csvLine([...days, state, currency, amount / minorUnitsPer(currency), id]));
    }
    after = meta.nextCursor ?? undefined;
  } while (after !== undefined);
  return lines.join('');
}
