import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session-provider.tsx';
import { setupQuery } from '../site/index.ts';

/** Leads back to the first steps until they are finished. */
export function SetupNotice() {
  const t = useMessages('studio');
  const { data: setup } = useQuery(setupQuery(useApi()));
  if (!setup?.isPending) return null;
  return (
    <Notice className="mt-5 max-w-measure" title={t('setupPendingTitle')}>
      <p>{t('setupPendingText')}</p>
      <p className="mt-2">
        <TextLink href={`${studioPath}/setup`}>{t('setupContinue')}</TextLink>
      </p>
    </Notice>
  );
}
