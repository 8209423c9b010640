import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { LinkQuestion } from '../../lib/mailed-links/link-question.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
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
  const forms = useMessages('forms');
  const pageTitle = t('confirmTitle');
  return (
    <WithLinkCode
      skeleton={
        <FormPage title={pageTitle}>
          <FormSkeleton fields={1} />
        </FormPage>
      }
      incomplete={
        <LinkResult
          pageTitle={pageTitle}
          tone="warning"
          title={forms('linkIncomplete')}
          text={t('incomplete')}
          next={{ href: pathTo(pages.dashboard), label: t('openDashboard') }}
        />
      }
    >
      {(code) => <ConfirmAddress code={code} />}
    </WithLinkCode>
  );
}

function ConfirmAddress({ code }: { code: string }) {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const shared = useMessages('email-change');
  const { state, run } = useConfirmAddress(code);
  const next = { href: pathTo(pages.dashboard), label: t('openDashboard') };
  const result = { pageTitle: t('confirmTitle'), next, takesFocus: true };
  if (state.status === 'done') {
    const text = t('confirmed', { email: state.result });
    return <LinkResult {...result} tone="success" title={t('confirmedTitle')} text={text} />;
  }
  if (state.status === 'spent') {
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={t('spent')} />;
  }
  return (
    <LinkQuestion
      pageTitle={t('confirmTitle')}
      aside={
        <AsideText title={t('notYouTitle')}>
          {t.rich('notYou', {
            link: (children) => (
              <TextLink href={linkWith(pages.releaseAddress, 'code', code)}>{children}</TextLink>
            ),
          })}
        </AsideText>
      }
      question={t('confirmQuestion')}
      action={shared('confirm')}
      failedTitle={shared('failedTitle')}
      state={state}
      run={run}
    />
  );
}
