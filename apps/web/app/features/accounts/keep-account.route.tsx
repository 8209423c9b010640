import { cancelDeletion } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi } from '../sessions/index.ts';
import type { Route } from './+types/keep-account.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'accounts')('keepTitle'),
    path: pathTo(pages.cancelDeletion),
  });
}

export default function KeepAccountRoute() {
  const t = useMessages('accounts');
  const api = useApi();
  return (
    <LinkActionPage
      pageTitle={t('keepTitle')}
      incomplete={t('keepIncomplete')}
      spent={t('keepSpent')}
      next={{ href: pathTo(pages.login), label: t('goToLogin') }}
      question={t('keepQuestion')}
      action={t('keepAccount')}
      failedTitle={t('notCancelledTitle')}
      run={(code) => api(cancelDeletion, { body: { code } })}
      done={() => ({ title: t('keptTitle'), text: t('kept') })}
    />
  );
}
