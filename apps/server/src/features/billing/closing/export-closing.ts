import { minorUnitsPer } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { dayIn } from '../../../languages/zone-days.ts';
import { csvLine, recordAction } from '../../audit/index.ts';
import type { ManagementContext } from '../context.ts';
import { type EntryRow, findEntries } from './closing.repo.ts';
import { getClosing } from './get-closing.ts';
import { monthBounds } from './month-bounds.ts';

const PAGE_SIZE = 500;
const COLUMNS = [
  'date',
  'kind',
  'invoice',
  'member',
  'email',
  'currency',
  'amount',
  'tax',
  'fee',
  'feeCurrency',
  'payment',
  'id',
  'discount',
] as const;

type Context = Pick<ManagementContext, 'db' | 'now' | 'site'>;

/** Records the export, then reads the entries in pages. The last lines are the totals of each currency. */
export async function exportClosing(
  context: Context,
  actor: Actor,
  month: string,
): Promise<AsyncIterable<string>> {
  const { db, now } = context;
  await recordAction(db.queries, { actor, at: now(), action: 'money.close', after: { month } });
  return readLines(context, month);
}

async function* readLines(context: Context, month: string): AsyncIterable<string> {
  const { timeZone } = context.site.settings.values;
  const bounds = monthBounds(month, timeZone);
  yield csvLine(COLUMNS);
  let after: { at: string; id: string } | undefined;
  do {
    const rows: EntryRow[] = await findEntries(context.db.queries, bounds, {
      after,
      limit: PAGE_SIZE,
    });
    for (const row of rows) yield csvLine(cellsOf(row, timeZone));
    const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    after = last && { at: last.occurred_at, id: last.id };
  } while (after);
  for (const { currency, total, tax, fees, discounts } of await getClosing(context, month)) {
    yield csvLine([
      ...[month, 'total', null, null, null, currency],
      ...[major(total, currency), major(tax, currency), major(fees, currency)],
      ...[currency, null, null, major(discounts, currency)],
    ]);
  }
}

function cellsOf(row: EntryRow, timeZone: string): (string | number | null)[] {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username;
  const { currency, fee_minor: fee, fee_currency: feeCurrency } = row;
  return [
    dayIn(row.occurred_at, timeZone),
    row.kind,
    row.invoice_number,
    name,
    row.email,
    currency,
    major(row.amount_minor, currency),
    major(row.tax_minor, currency),
    fee === null ? null : major(fee, feeCurrency ?? currency),
    feeCurrency,
    row.payment_id,
    row.id,
    major(row.discount_minor, currency),
  ];
}

/** As a number, which spreadsheets can add up. */
const major = (minor: number, currency: string) => minor / minorUnitsPer(currency);
