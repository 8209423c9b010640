import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { LinkQuestion } from '../../lib/mailed-links/link-question.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
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
  const forms = useMessages('forms');
  const pageTitle = t('confirmTitle');
  return (
    <WithLinkCode
      skeleton={
        <FormPage title={pageTitle} aside={<NextSteps />}>
          <FormSkeleton fields={1} />
        </FormPage>
      }
      incomplete={
        <LinkResult
          pageTitle={pageTitle}
          tone="warning"
          title={forms('linkIncomplete')}
          text={t('incomplete')}
          next={{ href: `${pathTo(pages.profile)}#email`, label: t('openProfile') }}
        />
      }
    >
      {(code) => <ConfirmEmail code={code} />}
    </WithLinkCode>
  );
}

function ConfirmEmail({ code }: { code: string }) {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const { state, run } = useConfirmEmail(code);
  const next = { href: `${pathTo(pages.profile)}#email`, label: t('openProfile') };
  const result = { pageTitle: t('confirmTitle'), next, takesFocus: true };
  if (state.status === 'done') {
    const text = t('done', { email: state.result });
    return <LinkResult {...result} tone="success" title={t('doneTitle')} text={text} />;
  }
  if (state.status === 'spent') {
    return <LinkResult {...result} tone="warning" title={forms('linkSpent')} text={t('spent')} />;
  }
  if (state.status === 'failed' && state.code === 'already_taken') {
    return <LinkResult {...result} tone="warning" title={t('takenTitle')} text={t('taken')} />;
  }
  return (
    <LinkQuestion
      pageTitle={t('confirmTitle')}
      aside={<NextSteps />}
      question={t('question')}
      action={t('confirm')}
      failedTitle={t('failedTitle')}
      state={state}
      run={run}
    />
  );
}

function NextSteps() {
  const t = useMessages('email-change');
  return <AsideText title={t('nextTitle')}>{t('confirmNext')}</AsideText>;
}
