import { undoEmailChange } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { NewPasswordPage } from '../../lib/mailed-links/new-password-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi, useContinueLogin } from '../sessions/index.ts';
import type { Route } from './+types/undo-email-change.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-change')('undoTitle'),
    path: pathTo(pages.undoEmailChange),
  });
}

export default function UndoEmailChangeRoute() {
  const t = useMessages('email-change');
  const api = useApi();
  const continueLogin = useContinueLogin();
  return (
    <NewPasswordPage
      pageTitle={t('undoTitle')}
      lead={t('undoLead')}
      aside={<AsideText title={t('nextTitle')}>{t('undoNext')}</AsideText>}
      incomplete={t('undoIncomplete')}
      spent={t('undoSpent')}
      next={{ href: pathTo(pages.login), label: t('goToLogin') }}
      submit={async (body) =>
        continueLogin(await api(undoEmailChange, { body }), {
          to: `${pathTo(pages.profile)}#email`,
          done: { title: t('restored'), description: t('restoredDescription') },
          pendingTitle: t('kept'),
        })
      }
    />
  );
}
