import type { Pledge } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../layout/screen.tsx';
import { AddLink } from '../../lib/controls/add-button.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { PledgeBadge } from './pledge-badge.tsx';
import { newPledgePath, pledgePath, pledgesQuery } from './pledges-query.ts';

/** All pledges, the last changed first. */
export default function PledgesScreen() {
  const t = useMessages('studio-pledges');
  const list = useQuery(pledgesQuery(useApi()));
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddLink href={newPledgePath}>{t('add')}</AddLink>}
    >
      <ListStates
        list={list}
        count={list.data?.length ?? 0}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        <ul aria-label={t('title')} className="mt-6 max-w-4xl border-ink border-t">
          {list.data?.map((pledge) => (
            <PledgeItem key={pledge.id} pledge={pledge} />
          ))}
        </ul>
      </ListStates>
    </Screen>
  );
}

function PledgeItem({ pledge }: { pledge: Pledge }) {
  const t = useMessages('studio-pledges');
  const format = useFormat();
  const { id, text, policyTitle, dueOn, latest } = pledge;
  return (
    <li className="border-line border-b py-4">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-lg">
        <Link
          href={pledgePath(id)}
          className="text-ink no-underline [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{text}</bdi>
        </Link>
        <PledgeBadge status={pledge.status} />
        <OverdueBadge pledge={pledge} />
      </h2>
      <p className="mt-1 text-muted">
        <bdi>{policyTitle}</bdi>
        {latest ? ` · ${t('asOfDay', { date: format.calendarDay(latest.asOf) })}` : null}
        {dueOn ? ` · ${t('due', { date: format.calendarDay(dueOn) })}` : null}
      </p>
    </li>
  );
}
