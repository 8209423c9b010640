import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
import { TabLinks } from '../../../lib/controls/tab-links.tsx';
import { CrawlerFiles } from './crawler-files.tsx';
import { MissingPages } from './missing-pages.tsx';
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';
import { redirectsPath } from './redirects-query.ts';

const views = ['redirects', 'missing', 'crawlers'] as const;
type View = (typeof views)[number];

/** Where old addresses lead, which ones visitors miss, and what search engines read. */
export default function RedirectsScreen() {
  const t = useMessages('studio-redirects');
  const [query] = useSearchParams();
  const view = views.find((name) => name === query.get('view')) ?? 'redirects';
  const [draft, setDraft] = useState<RedirectDraft>();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={
        <AddButton onClick={() => setDraft({ from: '', to: '', edited: undefined })}>
          {t('add')}
        </AddButton>
      }
    >
      <ViewTabs current={view} />
      {view === 'redirects' ? (
        <RedirectList
          onEdit={(redirect) =>
            setDraft({ from: redirect.path, to: redirect.target ?? '', edited: redirect })
          }
        />
      ) : null}
      {view === 'missing' ? (
        <MissingPages onRedirect={(path) => setDraft({ from: path, to: '', edited: undefined })} />
      ) : null}
      {view === 'crawlers' ? <CrawlerFiles /> : null}
      <RedirectDialog draft={draft} onClose={() => setDraft(undefined)} />
    </Screen>
  );
}

function ViewTabs({ current }: { current: View }) {
  const t = useMessages('studio-redirects');
  return (
    <TabLinks
      label={t('views')}
      current={current}
      tabs={views.map((view) => ({
        name: view,
        label: t(`view.${view}`),
        href: view === 'redirects' ? redirectsPath : `${redirectsPath}?view=${view}`,
      }))}
    />
  );
}
