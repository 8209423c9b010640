import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import { AsideText } from '../../components/aside-text.tsx';
import { FormPage } from '../../components/form-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { privatePage } from '../../lib/private-page.ts';
import { useLinkCode } from '../../lib/use-link-code.ts';
import type { Route } from './+types/confirm-email.route.ts';
import { ConfirmEmail } from './confirm-email.tsx';

export const headers: Route.HeadersFunction = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: 'Confirm your email',
      path: '/confirm-email',
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmEmailRoute() {
  const code = useLinkCode();
  return (
    <FormPage
      title="Confirm your email"
      aside={
        code === null ? null : (
          <AsideText title="What happens next">
            The old address gets a last mail that says so. Your password and your devices stay as
            they are.
          </AsideText>
        )
      }
    >
      {code === undefined ? <FormSkeleton fields={1} /> : null}
      {code === null ? (
        <>
          <Notice tone="warning" title="This link is not complete">
            Open the link in the email again, or ask for a new one in your profile.
          </Notice>
          <LinkButton href="/dashboard/profile#email" className="mt-6">
            Open your profile
          </LinkButton>
        </>
      ) : null}
      {code ? <ConfirmEmail key={code} code={code} /> : null}
    </FormPage>
  );
}
