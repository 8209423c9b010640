import { confirmEmail } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi, useReloadUser } from '../sessions/index.ts';
import type { Route } from './+types/confirm-email.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-change')('confirmTitle'),
    path: pathTo(pages.confirmEmail),
  });
}

export default function ConfirmEmailRoute() {
  const t = useMessages('email-change');
  const api = useApi();
  const reloadUser = useReloadUser();
  return (
    <LinkActionPage
      pageTitle={t('confirmTitle')}
      aside={<AsideText title={t('nextTitle')}>{t('confirmNext')}</AsideText>}
      incomplete={t('incomplete')}
      spent={t('spent')}
      next={{ href: `${pathTo(pages.profile)}#email`, label: t('openProfile') }}
      question={t('question')}
      action={t('confirm')}
      failedTitle={t('failedTitle')}
      run={async (code) => {
        const { email } = await api(confirmEmail, { body: { code } });
        // Somebody else may be logged in here, so the address is not simply set.
        await reloadUser();
        return email;
      }}
      done={(email) => ({ title: t('doneTitle'), text: t('done', { email }) })}
      refusals={{ already_taken: { title: t('takenTitle'), text: t('taken') } }}
    />
  );
}
