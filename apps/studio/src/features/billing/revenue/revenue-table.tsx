import { type CurrencyRevenue, type RevenueMonth, revenueKinds } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link, textLinkClass } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { movementsPath } from './revenue-query.ts';

const head = 'py-2 ps-4 text-end align-bottom font-semibold text-xs';
const cell = 'figures-table whitespace-nowrap py-2.5 ps-4 text-end';

/** A line for each month, newest first. Every figure leads to the changes behind it. */
export function RevenueTable({ revenue: { currency, months } }: { revenue: CurrencyRevenue }) {
  const t = useMessages('studio-money');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
      tabIndex={0}
      aria-label={t('revenue.table')}
      className="mt-8 overflow-x-auto"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('revenue.table')}</caption>
        <thead className="border-ink border-b">
          <tr>
            <th scope="col" className="py-2 text-start align-bottom font-semibold text-xs">
              {t('month')}
            </th>
            <th scope="col" className={head}>
              {t('revenue.opening')}
            </th>
            {revenueKinds.map((kind) => (
              <th key={kind} scope="col" className={head}>
                {t(`revenue.kind.${kind}`)}
              </th>
            ))}
            <th scope="col" className={head}>
              {t('revenue.closing')}
            </th>
            <th scope="col" className={head}>
              {t('revenue.paying')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <MonthRow key={month.month} figures={month} currency={currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthRow({ figures, currency }: { figures: RevenueMonth; currency: string }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  const { month, opening, movements, closing, members } = figures;
  const name = format.calendarMonth(month);
  const hasChanges = revenueKinds.some((kind) => movements[kind].count > 0);
  return (
    <tr className="border-line border-b hover:bg-sunken/60">
      <th scope="row" className="whitespace-nowrap py-2.5 text-start font-medium">
        {hasChanges ? (
          <Link href={movementsPath({ month, currency })} className={textLinkClass}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={cell}>{money(opening, currency)}</td>
      {revenueKinds.map((kind) => {
        const { amount, count } = movements[kind];
        return (
          <td key={kind} className={cell}>
            {count > 0 ? (
              <Link
                href={movementsPath({ month, currency, kind })}
                aria-label={`${name}, ${t(`revenue.kind.${kind}`)}: ${money(amount, currency)}`}
                className={textLinkClass}
              >
                {money(amount, currency)}
              </Link>
            ) : (
              <span className="text-muted">–</span>
            )}
          </td>
        );
      })}
      <td className={`${cell} font-semibold`}>{money(closing, currency)}</td>
      <td className={cell}>{format.number(members)}</td>
    </tr>
  );
}
