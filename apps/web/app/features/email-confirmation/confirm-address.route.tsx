import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { LinkActionPage } from '../../lib/mailed-links/link-action-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/confirm-address.route.ts';
import { useConfirmAddress } from './use-confirm-address.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-confirmation')('confirmTitle'),
    path: pathTo(pages.confirmAddress),
  });
}

export default function ConfirmAddressRoute() {
  const t = useMessages('email-confirmation');
  const shared = useMessages('email-change');
  const confirm = useConfirmAddress();
  return (
    <LinkActionPage
      pageTitle={t('confirmTitle')}
      asideWith={(code) => (
        <AsideText title={t('notYouTitle')}>
          {t.rich('notYou', {
            link: (children) => (
              <TextLink href={linkWith(pages.releaseAddress, 'code', code)}>{children}</TextLink>
            ),
          })}
        </AsideText>
      )}
      incomplete={t('incomplete')}
      spent={t('spent')}
      next={{ href: pathTo(pages.dashboard), label: t('openDashboard') }}
      question={t('confirmQuestion')}
      action={shared('confirm')}
      failedTitle={shared('failedTitle')}
      run={confirm}
      done={(email) => ({ title: t('confirmedTitle'), text: t('confirmed', { email }) })}
    />
  );
}
