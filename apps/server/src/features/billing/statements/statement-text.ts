import type { LocalSite } from '../../../languages/site.ts';
import { moneyIn } from '../notices/notice-words.ts';
import type { StatementEntry } from './statements.repo.ts';

/** Markdown: a table of all entries, and the sums of each currency. Values are data, never markup. */
export function statementText(
  { messages, dates }: Pick<LocalSite, 'messages' | 'dates'>,
  entries: readonly StatementEntry[],
): string {
  const t = messages.of('billing-server');
  if (entries.length === 0) return plain(t('statement.none'));
  const money = (minor: number, currency: string) => moneyIn(messages, minor, currency);
  const lines = entries.map((entry) =>
    row([
      dates.day(entry.occurred_at),
      t(`statement.kind.${entry.kind}`),
      entry.invoice_number ?? '',
      money(entry.amount_minor, entry.currency),
    ]),
  );
  const head = [t('statement.date'), t('statement.what'), t('statement.invoice')];
  return [
    `## ${plain(t('statement.entries'))}`,
    '',
    row([...head, t('statement.amount')]),
    '| :-- | :-- | :-- | --: |',
    ...lines,
    '',
    `## ${plain(t('statement.sums'))}`,
    '',
    row([
      t('statement.currency'),
      t('statement.paid'),
      t('statement.returned'),
      t('statement.total'),
    ]),
    '| :-- | --: | --: | --: |',
    ...sumsOf(entries).map(({ currency, paid, returned }) =>
      row([
        currency.toUpperCase(),
        money(paid, currency),
        money(returned, currency),
        money(paid + returned, currency),
      ]),
    ),
    ...taxLines(messages, entries),
  ].join('\n');
}

interface Sums {
  currency: string;
  paid: number;
  /** Negative, like its entries. */
  returned: number;
}

function sumsOf(entries: readonly StatementEntry[]): Sums[] {
  const sum = (rows: readonly StatementEntry[]) =>
    rows.reduce((total, { amount_minor }) => total + amount_minor, 0);
  return [...Map.groupBy(entries, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, rows]) => ({
      currency,
      paid: sum(rows.filter(({ kind }) => kind === 'payment')),
      returned: sum(rows.filter(({ kind }) => kind !== 'payment')),
    }));
}

function taxLines(messages: LocalSite['messages'], entries: readonly StatementEntry[]): string[] {
  const taxes = [...Map.groupBy(entries, ({ currency }) => currency)].flatMap(
    ([currency, rows]) => {
      const tax = rows.reduce((total, { tax_minor }) => total + tax_minor, 0);
      return tax === 0 ? [] : [moneyIn(messages, tax, currency)];
    },
  );
  if (taxes.length === 0) return [];
  const t = messages.of('billing-server');
  return ['', plain(t('statement.tax', { tax: taxes.join(', ') }))];
}

const row = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;

/** Escapes everything that Markdown could read as markup. */
const plain = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/\s+/g, ' ');
