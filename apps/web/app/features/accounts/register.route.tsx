import { getSite, listNewsletters } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Suspense, useState } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewAccountForm } from '../../lib/forms/new-account-form.tsx';
import { lazyWithMessages } from '../../lib/messages/lazy-with-messages.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { useOfferedPlans } from '../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { GuestsOnly, LoginLink, useRequestedPlan } from '../sessions/index.ts';
import type { Route } from './+types/register.route.ts';
import { useRegisterForm } from './use-register-form.ts';

const NewsletterOffer = lazyWithMessages('newsletters', async () => ({
  default: (await import('../newsletters/index.ts')).NewsletterOffer,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const { features } = await load(context, (api) => api(getSite));
  if (!features.newsletters) return { newsletters: [] };
  const { data } = await load(context, (api) => api(listNewsletters, {}));
  return { newsletters: data };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = translate(matches, 'accounts');
  return pageMeta(matches, {
    title: t('joinTitle'),
    path: pathTo(pages.register),
    description: t('joinDescription'),
  });
}

export default function RegisterRoute({ loaderData: { newsletters } }: Route.ComponentProps) {
  const t = useMessages('accounts');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const [chosen, setChosen] = useState<string[]>([]);
  const { props } = useRegisterForm(chosen);
  const wanted = useRequestedPlan();
  const plan = useOfferedPlans().find(({ id }) => id === wanted);
  return (
    <GuestsOnly>
      <FormPage
        title={t('joinTitle')}
        lead={
          plan
            ? t('joinPlanLead', {
                plan: nameOf(plan.id),
                price: format.money(plan.priceMinor, plan.currency),
                interval: plan.interval,
              })
            : t('joinLead')
        }
        aside={
          <>
            <AsideText title={t('alreadyMember')}>
              {t.rich('logIn', {
                link: (children) => <LoginLink to="login">{children}</LoginLink>,
              })}
            </AsideText>
            <AsideText title={t('nextTitle')}>
              {plan ? t('nextPlan', { plan: nameOf(plan.id) }) : t('next')}
            </AsideText>
          </>
        }
      >
        <NewAccountForm
          {...props}
          submitLabel={t('createAccount')}
          usernameHelp={t('usernameHelp')}
        >
          {newsletters.length > 0 ? (
            <Suspense>
              <NewsletterOffer newsletters={newsletters} chosen={chosen} onChange={setChosen} />
            </Suspense>
          ) : null}
        </NewAccountForm>
      </FormPage>
    </GuestsOnly>
  );
}
