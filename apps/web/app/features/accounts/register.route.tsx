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
    description: 'Create a free account. No card needed.',
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
            ? `First create your free account, then subscribe to ${plan.name} for ${formatMoney(plan.priceMinor, plan.currency)} a ${plan.interval}.`
            : 'An account is free. You can choose a paid plan later.'
        }
        aside={
          <>
            <AsideText title="Already a member?">
              <LoginLink to="login">Log in</LoginLink> with your username or email.
            </AsideText>
            <AsideText title="What happens next">
              {plan
                ? `Next you pay for ${plan.name}. You can still change your mind and keep the free account.`
                : 'You will go straight to your dashboard, where you can complete your profile and see what members can read. No card needed.'}
            </AsideText>
          </>
        }
      >
        <RegisterForm {...props} />
      </FormPage>
    </GuestsOnly>
  );
}
