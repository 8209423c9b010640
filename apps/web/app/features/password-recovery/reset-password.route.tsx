import { resetPassword } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { NewPasswordPage } from '../../lib/mailed-links/new-password-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi, useContinueLogin } from '../sessions/index.ts';
import type { Route } from './+types/reset-password.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'password-recovery')('resetTitle'),
    path: pathTo(pages.resetPassword),
  });
}

export default function ResetPasswordRoute() {
  const t = useMessages('password-recovery');
  const api = useApi();
  const continueLogin = useContinueLogin();
  return (
    <NewPasswordPage
      pageTitle={t('resetTitle')}
      aside={<AsideText title={t('resetNextTitle')}>{t('resetNext')}</AsideText>}
      incomplete={t('incomplete')}
      spent={t('spent')}
      next={{ href: pathTo(pages.forgotPassword), label: t('askForLink') }}
      submit={async (body) =>
        continueLogin(await api(resetPassword, { body }), {
          to: pathTo(pages.dashboard),
          done: { title: t('saved'), description: t('savedDescription') },
          pendingTitle: t('saved'),
        })
      }
    />
  );
}
