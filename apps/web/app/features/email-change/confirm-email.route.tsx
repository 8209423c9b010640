import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { useConfirmEmail } from './use-confirm-email.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-change')('confirmTitle'),
    path: pathTo(pages.confirmEmail),
  });
}

export default function ConfirmEmailRoute() {
  const t = useMessages('email-change');
  const confirm = useConfirmEmail();
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
      run={confirm}
      done={(email) => ({ title: t('doneTitle'), text: t('done', { email }) })}
      refusals={{ already_taken: { title: t('takenTitle'), text: t('taken') } }}
    />
  );
}
