import { pages, pathTo } from '@rostra/contract/pages';
import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/undo-email-change.route.ts';
import { useUndoEmailChangeForm } from './use-undo-email-change-form.ts';

const TITLE = 'Undo the email change';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: TITLE,
      path: pathTo(pages.undoEmailChange),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function UndoEmailChangeRoute() {
  const code = useLinkCode();
  if (code) return <UndoWithCode key={code} code={code} />;
  if (code === undefined) {
    return (
      <UndoPage>
        <FormSkeleton fields={2} />
      </UndoPage>
    );
  }
  return <BrokenLink title="This link is incomplete">Open the link in the email again.</BrokenLink>;
}

function UndoPage({ children }: { children: ReactNode }) {
  return (
    <FormPage
      title={TITLE}
      lead="Choose a new password to restore your previous email address."
      aside={
        <AsideText title="What happens next">
          Your previous email address is restored. You will be logged in here with the new password,
          and all other devices will be logged out.
        </AsideText>
      }
    >
      {children}
    </FormPage>
  );
}

function UndoWithCode({ code }: { code: string }) {
  const { props, isSpent } = useUndoEmailChangeForm(code);
  if (isSpent) {
    return (
      <BrokenLink title="This link no longer works" replacesForm>
        Each link works once, within 7 days.
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
  return (
    <FormPage title={TITLE}>
      <div tabIndex={-1} ref={replacesForm ? focusOnMount : undefined}>
        <Notice tone="warning" title={title} isLive={replacesForm}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.login)} className="mt-6">
        Go to login
      </LinkButton>
    </FormPage>
  );
}
