import { type CalendarItem, listStudioCalendar } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx, EmptyState, LinkButton, Loading, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../../layout/screen.tsx';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { ownTimeZone, toWallTime } from '../../../lib/formats/zone-time.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useTimeZone } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { readMonth } from './calendar-month.ts';
import { CalendarRow } from './calendar-row.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** What was and will be published or taken down, day by day. */
export default function CalendarScreen() {
  const t = useMessages('studio-calendar');
  const api = useApi();
  const format = useFormat();
  const [query] = useSearchParams();
  const [moving, setMoving] = useState<CalendarItem>();
  const zone = useTimeZone();
  const now = new Date();
  const month = readMonth(query.get('month'), now, zone);
  const items = useQuery({
    queryKey: [...entriesKey, 'calendar', month.name],
    queryFn: async ({ signal }) => {
      const { from, to } = month;
      return (await api(listStudioCalendar, { query: { from, to } }, { signal })).data;
    },
  });
  const days = Map.groupBy(items.data ?? [], ({ at }) => format.weekday(at));
  const today = readMonth(null, now, zone);
  const monthLink = (name: string) => `${studioPath}/calendar?month=${name}`;
  return (
    <Screen
      title={t('title')}
      actions={
        <nav aria-label={t('months')} className="flex flex-wrap items-center gap-2">
          <LinkButton variant="secondary" size="small" href={monthLink(month.previous)}>
            {t('previous')}
          </LinkButton>
          {month.name === today.name ? null : (
            <LinkButton variant="secondary" size="small" href={`${studioPath}/calendar`}>
              {t('today')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" size="small" href={monthLink(month.next)}>
            {t('next')}
          </LinkButton>
        </nav>
      }
    >
      <h2 className="mt-4 text-lg">{format.month(month.from)}</h2>
      {toWallTime(now, zone) === toWallTime(now, ownTimeZone()) ? null : (
        <p className="text-muted text-xs">{t('zone', { zone })}</p>
      )}
      {items.isPending ? (
        <Loading className="mt-4">
          {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`mt-4 h-5 ${width}`} />
          ))}
        </Loading>
      ) : null}
      {items.isError ? <LoadFailure query={items} title={t('loadFailed')} /> : null}
      {items.data?.length === 0 ? (
        <EmptyState className="mt-4" title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {[...days].map(([day, list]) => {
        const isToday = day === format.weekday(now.toISOString()) && month.name === today.name;
        return (
          <section key={day} className="mt-5 grid gap-x-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <h3
              className={cx(
                'border-ink border-t pt-2 font-sans text-sm',
                isToday ? 'font-semibold text-accent' : 'font-medium',
              )}
            >
              {isToday ? t('todayOn', { day }) : day}
            </h3>
            <ul className="border-ink sm:border-t">
              {list.map((item) => (
                <CalendarRow
                  key={`${item.action} ${item.at} ${item.entry.documentId}`}
                  item={item}
                  onMove={setMoving}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <MoveDialog item={moving} onClose={() => setMoving(undefined)} />
    </Screen>
  );
}
