import { useMessages } from '@rostra/messages/react';
import { Screen } from '../../layout/screen.tsx';
import { useSite } from '../../lib/site.ts';
import { displayName } from '../../session/display-name.ts';
import { useCan, useStaff } from '../../session/session-provider.tsx';
import { NewEntryButton } from '../content/index.ts';
import { Checklist } from './checklist.tsx';
import { DashboardList } from './dashboard-list.tsx';
import { Figures } from './figures.tsx';
import { FirstPost } from './first-post.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { type DashboardGroupState, useDashboard } from './use-dashboard.ts';

/** What waits for this person, and what goes out next. */
export function DashboardScreen() {
  const can = useCan();
  return can('content.draft') ? <WritersDashboard /> : <PlainDashboard />;
}

function WritersDashboard() {
  const t = useMessages('studio');
  const can = useCan();
  const name = displayName(useStaff());
  const { features } = useSite();
  const groups = useDashboard();
  const isWithoutTexts = groups.every(({ list }) => list?.data?.data.length === 0);
  return (
    <Screen
      title={t('nav.dashboard')}
      actions={features.blog && !isWithoutTexts ? <NewEntryButton kind="blog-posts" /> : undefined}
    >
      <p className="mt-1 text-base text-muted">{t('dashboardLead', { name })}</p>
      {can('settings.edit') ? <FirstSteps /> : null}
      <Figures />
      {isWithoutTexts && features.blog ? <FirstPost /> : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </Screen>
  );
}

/** What is left to do on a new site. */
function FirstSteps() {
  return (
    <>
      <SetupNotice />
      <Checklist />
    </>
  );
}

function Group({ group }: { group: DashboardGroupState }) {
  const t = useMessages('studio');
  // Authors see their own texts only.
  const whose = useCan()('content.edit') ? 'all' : 'own';
  switch (group.name) {
    case 'assigned':
      return <DashboardList group={group} title={t('assignedToYou')} />;
    case 'sentBack':
      return <DashboardList group={group} title={t('sentBackToYou')} />;
    case 'review':
      return <DashboardList group={group} title={t('toReview')} empty={t('nothingToReview')} />;
    case 'scheduled':
      return (
        <DashboardList
          group={group}
          title={t('scheduledNext')}
          empty={t('nothingScheduled', { whose })}
        />
      );
    case 'drafts':
      return <DashboardList group={group} title={t('yourDrafts')} empty={t('noDrafts')} />;
    case 'recent':
      return (
        <DashboardList
          group={group}
          title={t('recentlyEdited')}
          empty={t('nothingEdited', { whose })}
        />
      );
  }
}

/** For roles that do not write. */
function PlainDashboard() {
  const t = useMessages('studio');
  const can = useCan();
  const name = displayName(useStaff());
  return (
    <Screen title={t('nav.dashboard')}>
      <p className="mt-1 text-base text-muted">{t('dashboardLead', { name })}</p>
      {can('settings.edit') ? <FirstSteps /> : null}
      <Figures />
    </Screen>
  );
}
