import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, Notice, TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/confirm-address.route.ts';
import { LinkResult } from './link-result.tsx';
import { useConfirmAddress } from './use-confirm-address.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'email-confirmation')('confirmTitle'),
      path: pathTo(pages.confirmAddress),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmAddressRoute() {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <ConfirmAddress key={code} code={code} />;
  if (code === undefined) {
    return (
      <FormPage title={t('confirmTitle')}>
        <FormSkeleton fields={1} />
      </FormPage>
    );
  }
  return (
    <LinkResult
      pageTitle={t('confirmTitle')}
      tone="warning"
      title={forms('linkIncomplete')}
      text={t('incomplete')}
      next={{ href: pathTo(pages.dashboard), label: t('openDashboard') }}
    />
  );
}

function ConfirmAddress({ code }: { code: string }) {
  const t = useMessages('email-confirmation');
  const forms = useMessages('forms');
  const shared = useMessages('email-change');
  const { state, run } = useConfirmAddress(code);
  const next = { href: pathTo(pages.dashboard), label: t('openDashboard') };
  const result = { pageTitle: t('confirmTitle'), next, replacesButton: true };
  if (state.status === 'done') {
    const text = t('confirmed', { email: state.result });
    return <LinkResult {...result} tone="success" title={t('confirmedTitle')} text={text} />;
  }
  if (state.status === 'spent') {
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={t('spent')} />;
  }
  return (
    <FormPage
      title={t('confirmTitle')}
      aside={
        <AsideText title={t('notYouTitle')}>
          {t.rich('notYou', {
            link: (children) => (
              <TextLink href={linkWith(pages.releaseAddress, 'code', code)}>{children}</TextLink>
            ),
          })}
        </AsideText>
      }
    >
      {state.status === 'failed' ? (
        <Notice tone="danger" title={shared('failedTitle')} isLive className="mb-6">
          {state.message}
        </Notice>
      ) : null}
      <p className="mb-6">{t('confirmQuestion')}</p>
      <Button isBusy={state.status === 'sending'} onClick={() => void run()}>
        {shared('confirm')}
      </Button>
    </FormPage>
  );
}
