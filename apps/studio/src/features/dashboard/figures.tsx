import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/formats/format.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { membersPath } from '../../lib/paths.ts';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { currentRevenue, revenuePath, revenueQuery } from '../billing/index.ts';
import { memberFiguresQuery } from '../members/index.ts';
import { readershipQuery, readersPath } from '../readership/index.ts';
import { Figure } from './figure.tsx';
import { WaitingFigure } from './waiting-figure.tsx';

const READER_DAYS = 7;

/** The numbers that a role works with: readers, members, income, and what is waiting. */
export function Figures() {
  const t = useMessages('studio');
  const can = useCan();
  return (
    <section aria-label={t('figures')}>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-8 gap-y-6 lg:max-w-5xl">
        {can('content.draft') ? <ReadersFigure /> : null}
        {can('members.read') ? <MembersFigure /> : null}
        {can('money.read') ? <IncomeFigure /> : null}
        <WaitingFigure />
      </dl>
    </section>
  );
}

function ReadersFigure() {
  const t = useMessages('studio');
  const format = useFormat();
  const list = useQuery(readershipQuery(useApi(), { days: READER_DAYS }));
  const { data } = list;
  // Staff have turned it off, and it was off all the time.
  if (data?.isCounting === false && data.total.views === 0) return null;
  return (
    <Figure
      label={t('visitorsThisWeek')}
      href={readersPath}
      list={list}
      value={data && format.number(data.total.visitors)}
      note={data?.before ? t('visitorsBefore', { count: data.before.visitors }) : null}
    />
  );
}

function MembersFigure() {
  const t = useMessages('studio');
  const format = useFormat();
  const list = useQuery(memberFiguresQuery(useApi()));
  const { data } = list;
  return (
    <Figure
      label={t('nav.members')}
      href={membersPath}
      list={list}
      value={data && format.number(data.members)}
      note={data ? t('membersJoined', { count: data.joined }) : null}
    />
  );
}

function IncomeFigure() {
  const t = useMessages('studio');
  const money = useMoney();
  const list = useQuery(revenueQuery(useApi(), 1));
  const revenue = list.data && currentRevenue(list.data.data);
  const month = revenue?.months.at(-1);
  // Nobody pays anything yet, or the site takes no payments.
  if (list.isError || (list.data && !month)) return null;
  const change = month ? month.closing - month.opening : 0;
  const amount = revenue ? money(change, revenue.currency) : '';
  return (
    <Figure
      label={t('monthlyIncome')}
      href={revenuePath}
      list={list}
      value={month && revenue ? money(month.closing, revenue.currency) : undefined}
      note={t('incomeChange', { amount: change > 0 ? `+${amount}` : amount })}
    />
  );
}
