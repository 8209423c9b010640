import { releaseAddress } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi } from '../sessions/index.ts';
import type { Route } from './+types/release-address.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-confirmation')('releaseTitle'),
    path: pathTo(pages.releaseAddress),
  });
}

export default function ReleaseAddressRoute() {
  const t = useMessages('email-confirmation');
  const shared = useMessages('email-change');
  const api = useApi();
  return (
    <LinkActionPage
      pageTitle={t('releaseTitle')}
      aside={<AsideText title={shared('nextTitle')}>{t('releaseNext')}</AsideText>}
      incomplete={t('releaseSpent')}
      spent={t('releaseSpent')}
      next={{ href: pathTo(pages.forgotPassword), label: t('choosePassword') }}
      question={t('releaseQuestion')}
      action={t('removeAddress')}
      failedTitle={t('releaseFailed')}
      run={(code) => api(releaseAddress, { body: { code } })}
      done={() => ({
        title: t('releasedTitle'),
        text: t('released'),
        next: { href: pathTo(pages.register), label: t('register') },
      })}
      refusals={{ conflict: { title: t('releaseConfirmedTitle'), text: t('releaseConfirmed') } }}
    />
  );
}
