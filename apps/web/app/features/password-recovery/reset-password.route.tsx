import { LinkButton, Notice, TextLink } from '@rostra/ui';
import { useSearchParams } from 'react-router';
import { AsideText } from '../../components/aside-text.tsx';
import { FormPage } from '../../components/form-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { privatePage } from '../../lib/private-page.ts';
import type { Route } from './+types/reset-password.route.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

export const headers: Route.HeadersFunction = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Choose a new password',
    path: '/reset-password',
    isHidden: true,
  });
}

export default function ResetPasswordRoute() {
  const [search] = useSearchParams();
  return (
    <FormPage
      title="Choose a new password"
      aside={
        <AsideText title="What happens next">
          Every device that is logged in with the old password is logged out. You then{' '}
          <TextLink href="/login">log in</TextLink> with the new one.
        </AsideText>
      }
    >
      {search.get('code') ? <ResetPasswordForm /> : <NoCode />}
    </FormPage>
  );
}

function NoCode() {
  return (
    <>
      <Notice tone="warning" title="This link is not complete">
        Open the link in the email again, or ask for a new one.
      </Notice>
      <LinkButton href="/forgot-password" className="mt-6">
        Ask for a new link
      </LinkButton>
    </>
  );
}
