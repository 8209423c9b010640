import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../layout/back-link.tsx';
import { listPath } from '../../lib/content/entry-paths.ts';
import { ListSkeleton } from '../../lib/list-states/list-skeleton.tsx';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../lib/screen-title.tsx';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { AreaOrder } from './area-order.tsx';
import { areasQuery } from './areas-query.ts';

/** Which policy leads each area, and the order of the others. */
export default function OrderScreen() {
  const t = useMessages('studio-pages');
  const lists = useMessages('studio-lists');
  const can = useCan();
  const areas = useQuery(areasQuery(useApi()));
  return (
    <div className="max-w-4xl px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('orderTitle')}</ScreenTitle>
      <BackLink href={listPath('policies')}>{lists('title.policies')}</BackLink>
      <h1 className="mt-2 text-2xl">{t('orderTitle')}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('orderText')}</p>
      {can('settings.edit') ? (
        <TextLink href={`${studioPath}/policies/areas`} className="mt-2 block w-fit">
          {t('areas.edit')}
        </TextLink>
      ) : null}
      {areas.isError ? <LoadFailure query={areas} /> : null}
      {areas.isPending ? <ListSkeleton /> : null}
      {areas.data?.map((area) => (
        <AreaOrder key={area.area} area={area} />
      ))}
    </div>
  );
}
