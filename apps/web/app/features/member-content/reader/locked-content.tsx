import type { Subscription } from '@rostra/contract';
import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { LinkButton } from '@rostra/ui';
import { useOwnSubscription } from '../../billing/index.ts';
import { planSentence } from '../required-plan.ts';
import type { Content } from './use-content.ts';

/** Replaces a text that the member may not read and offers the next step. */
export function LockedContent({ content }: { content: Content }) {
  const subscription = useOwnSubscription();
  return (
    <section
      aria-labelledby={elementIds.locked}
      className="mt-8 max-w-[46rem] border-accent border-l-4 bg-accent-soft px-6 py-6"
    >
      <h2 id={elementIds.locked} className="text-xl">
        Your account does not include this yet
      </h2>
      <p className="mt-2">
        {planSentence(content.requiredPlan)}{' '}
        {subscription === undefined ? null : nextStep(subscription)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={pathTo(pages.subscription)}>See the plans</LinkButton>
        <LinkButton href={`${pathTo(pages.memberContents)}?plan=open`} variant="secondary">
          See what your plan includes
        </LinkButton>
      </div>
    </section>
  );
}

function nextStep(subscription: Subscription | null): string {
  switch (subscription?.status) {
    case 'past_due':
    case 'unpaid':
      return 'Pay the outstanding amount to use your plan again.';
    case 'paused':
      return 'Your plan is paused.';
    case 'active':
    case 'trialing':
      return 'You can change your plan at any time.';
    default:
      return 'You can choose a plan at any time.';
  }
}
