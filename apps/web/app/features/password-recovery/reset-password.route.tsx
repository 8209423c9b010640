import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import { AsideText } from '../../components/aside-text.tsx';
import { FormPage } from '../../components/form-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { privatePage } from '../../lib/private-page.ts';
import { useLinkCode } from '../../lib/use-link-code.ts';
import type { Route } from './+types/reset-password.route.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetPasswordForm } from './use-reset-password-form.ts';

export const headers: Route.HeadersFunction = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: 'Choose a new password',
      path: '/reset-password',
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ResetPasswordRoute() {
  const code = useLinkCode();
  return (
    <FormPage
      title="Choose a new password"
      aside={
        <AsideText title="What happens next">
          You are logged in here with the new password. Every other device that used the old one is
          logged out.
        </AsideText>
      }
    >
      {code === undefined ? <FormSkeleton fields={2} /> : null}
      {code === null ? (
        <NewLink title="This link is not complete">
          Open the link in the email again, or ask for a new one.
        </NewLink>
      ) : null}
      {code ? <ResetWithCode key={code} code={code} /> : null}
    </FormPage>
  );
}

function ResetWithCode({ code }: { code: string }) {
  const { props, isSpent } = useResetPasswordForm(code);
  if (!isSpent) return <ResetPasswordForm {...props} />;
  return (
    <NewLink title="This link no longer works" isLive>
      A link works once, within 30 minutes. Your password is unchanged.
    </NewLink>
  );
}

interface NewLinkProps {
  title: string;
  children: string;
  isLive?: boolean;
}

function NewLink({ title, children, isLive = false }: NewLinkProps) {
  return (
    <>
      <Notice tone="warning" title={title} isLive={isLive}>
        {children}
      </Notice>
      <LinkButton href="/forgot-password" className="mt-6">
        Ask for a new link
      </LinkButton>
    </>
  );
}
