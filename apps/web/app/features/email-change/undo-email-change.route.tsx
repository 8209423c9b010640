import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/undo-email-change.route.ts';
import { useUndoEmailChangeForm } from './use-undo-email-change-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'email-change')('undoTitle'),
      path: pathTo(pages.undoEmailChange),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function UndoEmailChangeRoute() {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <UndoWithCode key={code} code={code} />;
  if (code === undefined) {
    return (
      <UndoPage>
        <FormSkeleton fields={2} />
      </UndoPage>
    );
  }
  return <BrokenLink title={forms('linkIncomplete')}>{t('undoIncomplete')}</BrokenLink>;
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

function UndoWithCode({ code }: { code: string }) {
  const t = useMessages('email-change');
  const forms = useMessages('forms');
  const { props, isSpent } = useUndoEmailChangeForm(code);
  if (isSpent) {
    return (
      <BrokenLink title={forms('linkSpent')} replacesForm>
        {t('undoSpent')}
      </BrokenLink>
    );
  }
  return (
    <UndoPage>
      <NewPasswordForm {...props} />
    </UndoPage>
  );
}

interface BrokenLinkProps {
  title: string;
  children: string;
  /** Takes the focus of the form that it replaces. */
  replacesForm?: boolean;
}

function BrokenLink({ title, children, replacesForm = false }: BrokenLinkProps) {
  const t = useMessages('email-change');
  return (
    <FormPage title={t('undoTitle')}>
      <div tabIndex={-1} ref={replacesForm ? focusOnMount : undefined}>
        <Notice tone="warning" title={title} isLive={replacesForm}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.login)} className="mt-6">
        {t('goToLogin')}
      </LinkButton>
    </FormPage>
  );
}
