import type { PlanDetails } from '@rostra/contract/plans';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { useOfferedPlans } from '../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';
import { JoinButton, PlanLink } from '../sessions/index.ts';
import type { LandingContent } from './landing.ts';

/** Benefits, prices and the call to action. */
export function MembershipBand({ membership }: { membership: LandingContent['membership'] }) {
  const t = useMessages('landing');
  const language = useTextLanguage(membership?.locale);
  return (
    <section aria-labelledby="membership" className="bg-sunken">
      <div className="shell py-16 lg:py-24">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 {...language} id="membership" className="text-3xl">
              {membership?.heading ?? t('membership')}
            </h2>
            <p {...language} className="mt-4 max-w-[34rem]">
              {membership?.body ?? t('membershipText')}
            </p>
          </div>
          {membership ? (
            <ul {...language} className="border-line border-t lg:col-span-6 lg:col-start-7">
              {membership.points.map((point) => (
                <li
                  key={point}
                  className="figures-text border-line border-b py-4 font-serif text-lg leading-normal"
                >
                  {point}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <Plans />
        <JoinButton size="large" className="mt-10" />
      </div>
    </section>
  );
}

function Plans() {
  const t = useMessages('landing');
  const plans = useOfferedPlans();
  const isOneRow = plans.length <= 3;
  // Two or four make even rows. The subscription page says it again: code that both share would come with the controls of forms.
  const isEven = plans.length === 2 || plans.length === 4;
  return (
    <div className="mt-12 lg:mt-16">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{t('plans')}</h3>
      <ul
        className={cx(
          'mt-3 grid border-ink border-t',
          isEven ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
          isOneRow ? 'lg:divide-x lg:divide-line' : 'lg:gap-x-16',
        )}
      >
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={cx(
              'border-line border-b py-6',
              isOneRow && 'lg:px-8 lg:last:pe-0 lg:first:ps-0',
            )}
          >
            <PlanEntry plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanEntry({ plan }: { plan: PlanDetails }) {
  const landing = useMessages('landing');
  const t = useMessages('plans');
  const format = useFormat();
  const { nameOf, descriptionOf } = usePlanTexts();
  return (
    <>
      <p className="font-medium font-serif text-xl">{nameOf(plan.id)}</p>
      <p className="mt-2">
        {t.rich(`price.${plan.interval}`, {
          price: format.money(plan.priceMinor, plan.currency),
          amount: (price) => <span className="font-serif text-3xl">{price}</span>,
          period: (period) => <span className="text-muted text-sm">{period}</span>,
        })}
        {plan.savingPercent ? (
          <span className="ms-3 text-accent text-sm">
            {t('saving', { percent: plan.savingPercent })}
          </span>
        ) : null}
      </p>
      <p className="mt-2 max-w-[30rem] text-muted text-sm">{descriptionOf(plan.id)}</p>
      <PlanLink plan={plan.id} className="mt-1 inline-flex min-h-11 items-center text-sm">
        {landing('choosePlan', { plan: nameOf(plan.id) })}
      </PlanLink>
    </>
  );
}
