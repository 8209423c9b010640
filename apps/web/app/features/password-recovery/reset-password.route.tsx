import { pages, pathTo } from '@rostra/contract/pages';
import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/reset-password.route.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

const TITLE = 'Choose a new password';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: TITLE,
      path: pathTo(pages.resetPassword),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ResetPasswordRoute() {
  const code = useLinkCode();
  if (code) return <ResetWithCode key={code} code={code} />;
  if (code === undefined) {
    return (
      <ResetPage>
        <FormSkeleton fields={2} />
      </ResetPage>
    );
  }
  return (
    <NewLink title="This link is incomplete">
      Open the link in the email again, or ask for a new one.
    </NewLink>
  );
}

function ResetPage({ children }: { children: ReactNode }) {
  return (
    <FormPage
      title={TITLE}
      aside={
        <AsideText title="What happens next">
          You will be logged in here with the new password. All other devices will be logged out.
        </AsideText>
      }
    >
      {children}
    </FormPage>
  );
}

function ResetWithCode({ code }: { code: string }) {
  const { props, isSpent } = useResetPasswordForm(code);
  if (isSpent) {
    return (
      <NewLink title="This link no longer works" replacesForm>
        Each link works once, within 30 minutes. Your password has not changed.
      </NewLink>
    );
  }
  return (
    <ResetPage>
      <NewPasswordForm {...props} />
    </ResetPage>
  );
}

interface NewLinkProps {
  title: string;
  children: string;
  /** Takes the focus of the form that it replaces. */
  replacesForm?: boolean;
}

/** Explains why a link does not work and offers a new one. */
function NewLink({ title, children, replacesForm = false }: NewLinkProps) {
  return (
    <FormPage title={TITLE}>
      <div tabIndex={-1} ref={replacesForm ? focusOnMount : undefined}>
        <Notice tone="warning" title={title} isLive={replacesForm}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.forgotPassword)} className="mt-6">
        Ask for a new link
      </LinkButton>
    </FormPage>
  );
}
