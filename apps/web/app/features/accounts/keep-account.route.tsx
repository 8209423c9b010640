import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/keep-account.route.ts';
import { useKeepAccount } from './use-keep-account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'accounts')('keepTitle'),
      path: pathTo(pages.cancelDeletion),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function KeepAccountRoute() {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <KeepAccount key={code} code={code} />;
  if (code === undefined) {
    return (
      <FormPage title={t('keepTitle')}>
        <FormSkeleton fields={1} />
      </FormPage>
    );
  }
  return (
    <Result tone="warning" title={forms('linkIncomplete')}>
      {t('keepIncomplete')}
    </Result>
  );
}

/** Asks before it cancels, because mail scanners open every link. */
function KeepAccount({ code }: { code: string }) {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const { state, message, keep } = useKeepAccount(code);
  if (state === 'done') {
    return (
      <Result replacesButton tone="success" title={t('keptTitle')}>
        {t('kept')}
      </Result>
    );
  }
  if (state === 'spent') {
    return (
      <Result replacesButton tone="warning" title={forms('linkSpent')}>
        {t('keepSpent')}
      </Result>
    );
  }
  return (
    <FormPage title={t('keepTitle')}>
      {message ? (
        <Notice tone="danger" title={t('notCancelledTitle')} isLive className="mb-6">
          {message}
        </Notice>
      ) : null}
      <p className="mb-6">{t('keepQuestion')}</p>
      <Button isBusy={state === 'sending'} onClick={() => void keep()}>
        {t('keepAccount')}
      </Button>
    </FormPage>
  );
}

interface ResultProps {
  tone: 'success' | 'warning';
  title: string;
  children: string;
  /** Takes the focus of the button that it replaces. */
  replacesButton?: boolean;
}

function Result({ tone, title, children, replacesButton = false }: ResultProps) {
  const t = useMessages('accounts');
  return (
    <FormPage title={t('keepTitle')}>
      <div tabIndex={-1} ref={replacesButton ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={replacesButton}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.login)} className="mt-6">
        {t('goToLogin')}
      </LinkButton>
    </FormPage>
  );
}
