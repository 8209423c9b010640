import { releaseAddress } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { LinkQuestion } from '../../lib/mailed-links/link-question.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { useLinkAction } from '../../lib/mailed-links/use-link-action.ts';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
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
  const forms = useMessages('forms');
  const pageTitle = t('releaseTitle');
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
          text={t('releaseSpent')}
          next={{ href: pathTo(pages.forgotPassword), label: t('choosePassword') }}
        />
      }
    >
      {(code) => <ReleaseAddress code={code} />}
    </WithLinkCode>
  );
}

function ReleaseAddress({ code }: { code: string }) {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const shared = useMessages('email-change');
  const api = useApi();
  const { state, run } = useLinkAction(() => api(releaseAddress, { body: { code } }));
  const next = { href: pathTo(pages.forgotPassword), label: t('choosePassword') };
  const result = { pageTitle: t('releaseTitle'), next, takesFocus: true };
  if (state.status === 'done') {
    const register = { href: pathTo(pages.register), label: t('register') };
    const done = { ...result, next: register, title: t('releasedTitle'), text: t('released') };
    return <LinkResult {...done} tone="success" />;
  }
  if (state.status === 'failed' && state.code === 'conflict') {
    const title = t('releaseConfirmedTitle');
    return <LinkResult {...result} tone="warning" title={title} text={t('releaseConfirmed')} />;
  }
  if (state.status === 'spent') {
    const text = t('releaseSpent');
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={text} />;
  }
  return (
    <LinkQuestion
      pageTitle={t('releaseTitle')}
      aside={<AsideText title={shared('nextTitle')}>{t('releaseNext')}</AsideText>}
      question={t('releaseQuestion')}
      action={t('removeAddress')}
      failedTitle={t('releaseFailed')}
      state={state}
      run={run}
    />
  );
}
