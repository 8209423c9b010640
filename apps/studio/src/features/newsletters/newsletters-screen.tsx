import { type ManagedNewsletter, orderNewsletters } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useSavedChoice } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { AddLink } from '../../lib/controls/add-button.tsx';
import { MoveButtons } from '../../lib/controls/move-buttons.tsx';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { useNewsletterColumns } from './newsletter-columns.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { newNewsletterPath, newslettersQuery } from './newsletters-query.ts';
import { useNewsletterChange } from './use-newsletter-change.ts';

/** What people can subscribe to, in the order in which it is offered. */
export default function NewslettersScreen() {
  const t = useMessages('studio-newsletters');
  const canManage = useCan()('members.manage');
  const list = useQuery(newslettersQuery(useApi()));
  const { shown, announcement, moveButtons } = useOrder(list.data ?? []);
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={canManage ? <AddLink href={newNewsletterPath}>{t('add')}</AddLink> : null}
    >
      <NewsletterTabs current="newsletters" />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DataTable
        caption={t('title')}
        columns={useNewsletterColumns(moveButtons)}
        rows={shown}
        rowKey={({ id }) => id}
        list={list}
        failed={t('loadFailed')}
        empty={
          <NoRows title={t('emptyTitle')} text={t(canManage ? 'emptyText' : 'emptyForEditors')} />
        }
        className="max-w-5xl"
      />
    </Screen>
  );
}

/** The order as it was last chosen here, which the server has a moment later. */
function useOrder(newsletters: readonly ManagedNewsletter[]) {
  const t = useMessages('studio-newsletters');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const order = useNewsletterChange<string[]>({
    send: (api, ids) => api(orderNewsletters, { body: { ids } }),
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: forms('saveFailed'),
        description: errorText(error),
      }),
  });
  const [ids, choose] = useSavedChoice(
    newsletters.map(({ id }) => id),
    order.change,
  );
  const shown = ids.flatMap((id) => newsletters.filter((newsletter) => newsletter.id === id));
  const move = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    choose(ids.toSpliced(from, 1).toSpliced(from + by, 0, id));
    setAnnouncement(t('moved', { position: from + by + 1, count: ids.length }));
  };
  const moveButtons = ({ id, name }: ManagedNewsletter) => (
    <MoveButtons
      title={name}
      isFirst={ids[0] === id}
      isLast={ids.at(-1) === id}
      onMove={(by) => move(id, by)}
    />
  );
  return { shown, announcement, moveButtons };
}
