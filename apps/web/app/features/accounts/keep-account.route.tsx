import { cancelDeletion } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { LinkQuestion } from '../../lib/mailed-links/link-question.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { useLinkAction } from '../../lib/mailed-links/use-link-action.ts';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { useApi } from '../sessions/index.ts';
import type { Route } from './+types/keep-account.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'accounts')('keepTitle'),
    path: pathTo(pages.cancelDeletion),
  });
}

export default function KeepAccountRoute() {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const pageTitle = t('keepTitle');
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
          text={t('keepIncomplete')}
          next={{ href: pathTo(pages.login), label: t('goToLogin') }}
        />
      }
    >
      {(code) => <KeepAccount code={code} />}
    </WithLinkCode>
  );
}

function KeepAccount({ code }: { code: string }) {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const api = useApi();
  const { state, run } = useLinkAction(() => api(cancelDeletion, { body: { code } }));
  const next = { href: pathTo(pages.login), label: t('goToLogin') };
  const result = { pageTitle: t('keepTitle'), next, takesFocus: true };
  if (state.status === 'done') {
    return <LinkResult {...result} tone="success" title={t('keptTitle')} text={t('kept')} />;
  }
  if (state.status === 'spent') {
    const text = t('keepSpent');
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={text} />;
  }
  return (
    <LinkQuestion
      pageTitle={t('keepTitle')}
      question={t('keepQuestion')}
      action={t('keepAccount')}
      failedTitle={t('notCancelledTitle')}
      state={state}
      run={run}
    />
  );
}
