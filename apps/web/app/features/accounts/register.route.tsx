import { TextLink } from '@rostra/ui';
import { AsideText } from '../../components/aside-text.tsx';
import { FormPage } from '../../components/form-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { privatePage } from '../../lib/private-page.ts';
import type { Route } from './+types/register.route.ts';
import { RegisterForm } from './register-form.tsx';

export const headers: Route.HeadersFunction = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Join',
    path: '/register',
    description: 'Open an account: free, and without a card.',
  });
}

export default function RegisterRoute() {
  return (
    <FormPage
      title="Join"
      lead="An account is free. You choose a paid plan later, if at all."
      aside={
        <>
          <AsideText title="Already a member?">
            <TextLink href="/login">Login</TextLink> with your username or email.
          </AsideText>
          <AsideText title="What happens next">
            You go straight to your dashboard, where you can complete your profile and see what is
            open to members. No card is asked for.
          </AsideText>
        </>
      }
    >
      <RegisterForm />
    </FormPage>
  );
}
