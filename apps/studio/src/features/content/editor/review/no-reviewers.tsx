import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useCan } from '../../../../session/session-provider.tsx';

/** Instead of a request that would reach nobody. */
export function NoReviewers() {
  const t = useMessages('studio-review');
  const can = useCan();
  return (
    <Notice tone="warning" className="mt-4" title={t('nobodyTitle')}>
      <p>{can('content.edit') ? t('nobody') : t('nobodyForAuthors')}</p>
      {can('staff.manage') ? (
        <p className="mt-2">
          <TextLink href={`${studioPath}/staff`}>{t('invite')}</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}
