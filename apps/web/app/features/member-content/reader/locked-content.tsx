import type { BillingOverview } from '@rostra/contract';
import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { LinkButton } from '@rostra/ui';
import { useBillingOverview } from '../../billing/index.ts';
import { planSentence } from '../required-plan.ts';
import type { Content } from './use-content.ts';

/** Replaces a text that the member may not read and offers the next step. */
export function LockedContent({ content }: { content: Content }) {
  const { overview } = useBillingOverview();
  return (
    <section
      aria-labelledby={elementIds.locked}
      className="mt-8 max-w-[46rem] border-accent border-l-4 bg-accent-soft px-6 py-6"
    >
      <h2 id={elementIds.locked} className="text-xl">
        Your account does not include this yet
      </h2>
      <p className="mt-2">
        {planSentence(content.requiredPlan)} {overview ? nextStep(overview) : null}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={pathTo(pages.subscription)}>See the plans</LinkButton>
        <LinkButton href={`${pathTo(pages.memberContents)}?plan=open`} variant="secondary">
          Read what is open to you
        </LinkButton>
      </div>
    </section>
  );
}

function nextStep({ state }: BillingOverview): string {
  switch (state) {
    case 'past_due':
      return 'Pay the outstanding amount to use your plan again.';
    case 'paused':
      return 'Your plan is paused.';
    case 'active':
    case 'ending':
      return 'You can change your plan at any time.';
    default:
      return 'You can choose a plan at any time.';
  }
}
