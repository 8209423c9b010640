import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { NewEntryButton } from '../content/index.ts';

/** The next step on a site without any text. */
export function FirstPost() {
  const t = useMessages('studio');
  return (
    <EmptyState
      className="mt-8"
      title={t('firstPostTitle')}
      action={<NewEntryButton kind="blog-posts" />}
    >
      {t('firstPostText')}
    </EmptyState>
  );
}
