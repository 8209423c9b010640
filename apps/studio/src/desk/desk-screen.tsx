import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { Screen } from '../frame/screen.tsx';
import { displayName } from '../session/display-name.ts';
import { useCan, useStaff } from '../session/session-provider.tsx';
import { DeskList } from './desk-list.tsx';
import { FirstPost } from './first-post.tsx';
import { SetupNotice } from './setup-notice.tsx';

/** What waits for this person, and what goes out next. */
export function DeskScreen() {
  const t = useMessages('studio');
  const can = useCan();
  const name = displayName(useStaff());
  return (
    <Screen title={t('nav.desk')}>
      <p className="mt-1 text-base text-muted">{t('deskLead', { name })}</p>
      {can('settings.edit') ? <SetupNotice /> : null}
      {can('content.draft') ? <FirstPost /> : null}
      {can('content.draft') ? (
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {can('content.edit') ? (
            <DeskList
              title={t('toReview')}
              empty={t('nothingToReview')}
              query={{ review: 'requested', sort: 'updatedAt', direction: 'asc' }}
            />
          ) : null}
          <DeskList
            title={t('sentBackToYou')}
            query={{ mine: 'true', review: 'sent back' }}
            isOptional
          />
          <DeskList
            title={t('yourDrafts')}
            empty={t('noDrafts')}
            query={{ mine: 'true', state: 'draft' }}
          />
          <DeskList
            title={t('scheduledNext')}
            empty={t('nothingScheduled')}
            query={{ state: 'scheduled', sort: 'publishedAt', direction: 'asc' }}
          />
          <DeskList title={t('recentlyEdited')} empty={t('nothingEdited')} query={{}} />
        </div>
      ) : (
        <EmptyState className="mt-8" title={t('deskEmptyTitle')}>
          {t('deskEmptyText')}
        </EmptyState>
      )}
    </Screen>
  );
}
