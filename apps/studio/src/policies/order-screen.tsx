import { useMessages } from '@rostra/messages/react';
import { Link, RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { listPath } from '../entries/kinds.ts';
import { ListSkeleton } from '../entries/list/list-skeleton.tsx';
import { errorText } from '../lib/error-text.ts';
import { ScreenTitle } from '../lib/screen-title.tsx';
import { useApi } from '../session/session-provider.tsx';
import { AreaOrder } from './area-order.tsx';
import { areasQuery } from './areas-query.ts';

/** Which policy leads each area, and the order of the others. */
export default function OrderScreen() {
  const t = useMessages('studio-pages');
  const forms = useMessages('studio-forms');
  const lists = useMessages('studio-lists');
  const areas = useQuery(areasQuery(useApi()));
  return (
    <div className="max-w-4xl px-gutter py-6 desk:py-8">
      <ScreenTitle>{t('orderTitle')}</ScreenTitle>
      <Link href={listPath('policies')} className="text-muted no-underline hover:text-ink">
        <span aria-hidden="true" className="rtl:hidden">
          ←{' '}
        </span>
        {lists('title.policies')}
      </Link>
      <h1 className="mt-2 text-2xl">{t('orderTitle')}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('orderText')}</p>
      {areas.isError ? (
        <RetryNotice
          className="mt-4"
          title={forms('loadFailed')}
          isBusy={areas.isFetching}
          onRetry={() => areas.refetch()}
        >
          {errorText(areas.error, forms('noConnection'))}
        </RetryNotice>
      ) : null}
      {areas.isPending ? <ListSkeleton /> : null}
      {areas.data?.map((area) => (
        <AreaOrder key={area.area} area={area} />
      ))}
    </div>
  );
}
