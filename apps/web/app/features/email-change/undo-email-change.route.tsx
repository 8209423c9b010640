import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/undo-email-change.route.ts';
import { useUndoEmailChangeForm } from './use-undo-email-change-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'email-change')('undoTitle'),
    path: pathTo(pages.undoEmailChange),
  });
}

export default function UndoEmailChangeRoute() {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  return (
    <WithLinkCode
      skeleton={
        <UndoPage>
          <FormSkeleton fields={2} />
        </UndoPage>
      }
      incomplete={<InvalidLink title={forms('linkIncomplete')} text={t('undoIncomplete')} />}
    >
      {(code) => <UndoEmailChange code={code} />}
    </WithLinkCode>
  );
}

function UndoEmailChange({ code }: { code: string }) {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const { props, isSpent } = useUndoEmailChangeForm(code);
  if (isSpent) return <InvalidLink takesFocus title={forms('linkSpent')} text={t('undoSpent')} />;
  return (
    <UndoPage>
      <NewPasswordForm {...props} />
    </UndoPage>
  );
}

function UndoPage({ children }: { children: ReactNode }) {
  const t = useMessages('email-change');
  return (
    <FormPage
      title={t('undoTitle')}
      lead={t('undoLead')}
      aside={<AsideText title={t('nextTitle')}>{t('undoNext')}</AsideText>}
    >
      {children}
    </FormPage>
  );
}

interface InvalidLinkProps {
  title: string;
  text: string;
  takesFocus?: boolean;
}

function InvalidLink(props: InvalidLinkProps) {
  const t = useMessages('email-change');
  const next = { href: pathTo(pages.login), label: t('goToLogin') };
  return <LinkResult {...props} pageTitle={t('undoTitle')} tone="warning" next={next} />;
}
