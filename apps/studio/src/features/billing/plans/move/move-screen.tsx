import type { PlanMove } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Link, textLinkClass } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Screen } from '../../../../layout/screen.tsx';
import { DataTable } from '../../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../../lib/list-states/no-rows.tsx';
import { useMoney } from '../../../../lib/money/use-money.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { usePlanName } from '../use-plan-name.ts';
import { useMoveColumns } from './move-columns.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveQuery } from './move-query.ts';

/** Moves members from earlier prices of a plan to the current one. */
export default function MoveScreen() {
  const t = useMessages('studio-plans');
  const texts = useMessages('plans');
  const lists = useMessages('studio-money');
  const { id = '' } = useParams();
  const nameOf = usePlanName();
  const money = useMoney();
  const preview = useInfiniteQuery(moveQuery(useApi(), id));
  const [opened, setOpened] = useState<PlanMove>();
  const move = preview.data?.pages[0]?.data;
  const members = preview.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <Screen
      title={t('move.title', { plan: nameOf(id) })}
      actions={
        move && move.counts.ready > 0 ? (
          <Button size="small" className="min-h-10" onClick={() => setOpened(move)}>
            {t('move.start', { count: move.counts.ready })}
          </Button>
        ) : null
      }
    >
      <p className="mt-1">
        <Link href={`${studioPath}/plans`} className={textLinkClass}>
          {t('title')}
        </Link>
      </p>
      {move ? (
        <p className="mt-2 max-w-measure text-muted">
          {texts.rich(`price.${move.interval}`, {
            price: money(move.priceMinor, move.currency),
            amount: (price) => <span className="figures-table text-ink">{price}</span>,
            period: (period) => <>{period}</>,
          })}
          . {t('move.lead')}
        </p>
      ) : null}
      <DataTable
        caption={t('move.table')}
        columns={useMoveColumns()}
        rows={members}
        rowKey={({ id }) => String(id)}
        list={preview}
        more={lists('more')}
        empty={<NoRows title={t('move.emptyTitle')} text={t('move.emptyText')} />}
        className="max-w-4xl"
      />
      <MoveDialog id={id} move={opened} onClose={() => setOpened(undefined)} />
    </Screen>
  );
}
