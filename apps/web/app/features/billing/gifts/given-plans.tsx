import type { BillingOverview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanName } from '../plans/use-plan-name.ts';

/** Gifts that the member has redeemed, as long as they last. */
export function GivenPlans({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const format = useFormat();
  const nameOf = usePlanName();
  const gifts = overview.grants.filter(({ source }) => source === 'gift');
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="given" className="border-ink border-t py-8">
      <h2 id="given" className="text-2xl">
        {t('given.title')}
      </h2>
      {gifts.map(({ planId, planName, startsAt, endsAt }) => {
        const isFuture = Date.parse(startsAt) > Date.now();
        const at = isFuture ? startsAt : (endsAt ?? startsAt);
        return (
          <p key={startsAt} className="mt-2 max-w-measure">
            {t.rich(isFuture ? 'given.from' : 'given.until', {
              plan: nameOf(planId, planName),
              date: format.date(at),
              day: dayTag(at),
            })}
          </p>
        );
      })}
    </section>
  );
}
