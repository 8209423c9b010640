import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { MailedLinkPage } from '../../../lib/mailed-links/mailed-link-page.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/preferences.route.ts';
import { LoadedPreferences } from './loaded-preferences.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'newsletters')('preferencesTitle'),
    path: pathTo(pages.newsletterPreferences),
  });
}

/** What somebody without an account can change with the link in their newsletters. */
export default function PreferencesRoute() {
  const t = useMessages('newsletters');
  const texts = {
    pageTitle: t('preferencesTitle'),
    incomplete: t('preferencesIncomplete'),
    spent: t('preferencesSpent'),
    next: { href: pathTo(pages.landing), label: t('toSite') },
  };
  return (
    <MailedLinkPage {...texts} fields={2}>
      {(code) => <LoadedPreferences code={code} texts={texts} />}
    </MailedLinkPage>
  );
}
