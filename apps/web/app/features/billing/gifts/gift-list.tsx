import type { Gift } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ListSkeleton, Loading, RetryNotice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { useApi } from '../../sessions/index.ts';
import { giftsQuery } from './gifts-query.ts';

export function GiftList() {
  const t = useMessages('gifts');
  const list = useQuery(giftsQuery(useApi()));
  const failure = useQueryError(list);
  if (failure) {
    return (
      <RetryNotice title={t('listNotLoaded')} isBusy={list.isFetching} onRetry={list.refetch} />
    );
  }
  if (!list.data) {
    return (
      <Loading>
        <ListSkeleton />
      </Loading>
    );
  }
  if (list.data.data.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul>
      {list.data.data.map((gift) => (
        <GiftItem key={gift.id} gift={gift} />
      ))}
    </ul>
  );
}

function GiftItem({ gift }: { gift: Gift }) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const { id, state, months, recipientName: name } = gift;
  const what = t('price', {
    plan: nameOf(gift.planId, gift.planName),
    length: t('length', { months }),
  });
  const date = format.date((state === 'redeemed' ? gift.redeemedAt : gift.expiresAt) ?? '');
  return (
    <li className="flex justify-between gap-6 border-line border-b py-3 first:pt-0">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{name ? t('for', { what, name }) : what}</p>
        <p className="text-muted text-sm">{t('state', { state, date })}</p>
      </div>
      <TextLink className="shrink-0" href={pathTo(pages.gift, { id })}>
        {t('view')}
      </TextLink>
    </li>
  );
}
