import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../layout/screen.tsx';
import { AddLink } from '../../lib/controls/add-button.tsx';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { ConsultationList } from './consultation-list.tsx';
import { announcePath, consultationsQuery } from './consultations-query.ts';

/** All consultations, and how many contributions wait for an answer. */
export default function ConsultationsScreen() {
  const t = useMessages('studio-consultations');
  const list = useQuery(consultationsQuery(useApi()));
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddLink href={announcePath}>{t('announce')}</AddLink>}
    >
      <ListStates
        list={list}
        count={list.data?.length ?? 0}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        <ConsultationList consultations={list.data ?? []} />
      </ListStates>
    </Screen>
  );
}
