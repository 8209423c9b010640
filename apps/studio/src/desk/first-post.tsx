import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { NewEntryButton } from '../entries/list/new-entry-button.tsx';
import { useSite } from '../lib/site.ts';
import { useApi } from '../session/session-provider.tsx';
import { deskQuery } from './desk-query.ts';

/** The next step on a site without any text. */
export function FirstPost() {
  const t = useMessages('studio');
  const { features } = useSite();
  const { data: newest } = useQuery(deskQuery(useApi(), {}));
  if (!features.blog || newest?.data.length !== 0) return null;
  return (
    <EmptyState
      className="mt-8"
      title={t('firstPostTitle')}
      action={<NewEntryButton section="posts" />}
    >
      {t('firstPostText')}
    </EmptyState>
  );
}
