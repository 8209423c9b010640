import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { useCan } from '../../session/session-provider.tsx';
import { NewEntryButton } from '../content/index.ts';

/** The next step on a site without any text, and for authors who have not written one. */
export function FirstPost() {
  const t = useMessages('studio');
  const whose = useCan()('content.edit') ? 'all' : 'own';
  return (
    <EmptyState
      className="mt-8"
      title={t('firstPostTitle')}
      action={<NewEntryButton kind="blog-posts" />}
    >
      {t('firstPostText', { whose })}
    </EmptyState>
  );
}
