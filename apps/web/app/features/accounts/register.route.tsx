import { formatMoney, planFacts } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { GuestsOnly, LoginLink, useRequestedPlan } from '../sessions/index.ts';
import type { Route } from './+types/register.route.ts';
import { RegisterForm } from './register-form.tsx';
import { useRegisterForm } from './use-register-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Join',
    path: pathTo(pages.register),
    description: 'Open an account: free, and without a card.',
  });
}

export default function RegisterRoute() {
  const { props } = useRegisterForm();
  const wanted = useRequestedPlan();
  const plan = planFacts.find(({ id }) => id === wanted);
  return (
    <GuestsOnly>
      <FormPage
        title="Join"
        lead={
          plan
            ? `First your account, which is free; then ${plan.name}, ${formatMoney(plan.priceMinor, plan.currency)} a ${plan.interval}.`
            : 'An account is free. You choose a paid plan later, if at all.'
        }
        aside={
          <>
            <AsideText title="Already a member?">
              <LoginLink to="login">Login</LoginLink> with your username or email.
            </AsideText>
            <AsideText title="What happens next">
              {plan
                ? `You go on to ${plan.name} and pay there. You can still change your mind, and keep the free account.`
                : 'You go straight to your dashboard, where you can complete your profile and see what is open to members. No card is asked for.'}
            </AsideText>
          </>
        }
      >
        <RegisterForm {...props} />
      </FormPage>
    </GuestsOnly>
  );
}
