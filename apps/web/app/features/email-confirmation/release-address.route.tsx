import { releaseAddress } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, Notice } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { useApi } from '../sessions/index.ts';
import type { Route } from './+types/release-address.route.ts';
import { LinkResult } from './link-result.tsx';
import { useLinkAction } from './use-link-action.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'email-confirmation')('releaseTitle'),
      path: pathTo(pages.releaseAddress),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ReleaseAddressRoute() {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <ReleaseAddress key={code} code={code} />;
  if (code === undefined) {
    return (
      <FormPage title={t('releaseTitle')}>
        <FormSkeleton fields={1} />
      </FormPage>
    );
  }
  return (
    <LinkResult
      pageTitle={t('releaseTitle')}
      tone="warning"
      title={forms('linkIncomplete')}
      text={t('releaseSpent')}
      next={{ href: pathTo(pages.forgotPassword), label: t('choosePassword') }}
    />
  );
}

function ReleaseAddress({ code }: { code: string }) {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const shared = useMessages('email-change');
  const api = useApi();
  const { state, run } = useLinkAction(() => api(releaseAddress, { body: { code } }));
  const next = { href: pathTo(pages.forgotPassword), label: t('choosePassword') };
  const result = { pageTitle: t('releaseTitle'), next, replacesButton: true };
  if (state.status === 'done') {
    const register = { href: pathTo(pages.register), label: t('register') };
    const done = { ...result, next: register, title: t('releasedTitle'), text: t('released') };
    return <LinkResult {...done} tone="success" />;
  }
  if (state.status === 'conflict') {
    const title = t('releaseConfirmedTitle');
    return <LinkResult {...result} tone="warning" title={title} text={t('releaseConfirmed')} />;
  }
  if (state.status === 'spent') {
    const text = t('releaseSpent');
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={text} />;
  }
  return (
    <FormPage
      title={t('releaseTitle')}
      aside={<AsideText title={shared('nextTitle')}>{t('releaseNext')}</AsideText>}
    >
      {state.status === 'failed' ? (
        <Notice tone="danger" title={t('releaseFailed')} isLive className="mb-6">
          {state.message}
        </Notice>
      ) : null}
      <p className="mb-6">{t('releaseQuestion')}</p>
      <Button isBusy={state.status === 'sending'} onClick={() => void run()}>
        {t('removeAddress')}
      </Button>
    </FormPage>
  );
}
