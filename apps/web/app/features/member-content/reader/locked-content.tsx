import type { Subscription } from '@rostra/contract';
import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useOwnSubscription } from '../../billing/index.ts';
import { useRequiredPlan } from '../use-required-plan.ts';
import type { Content } from './use-content.ts';

/** Replaces a text that the member may not read and offers the next step. */
export function LockedContent({ content }: { content: Content }) {
  const subscription = useOwnSubscription();
  return (
    <LockedNotice
      content={content}
      nextStep={subscription === undefined ? null : <NextStep subscription={subscription} />}
    />
  );
}

interface LockedNoticeProps {
  content: Content;
  /** Depends on the plan of the member. */
  nextStep?: ReactNode;
}

export function LockedNotice({ content, nextStep }: LockedNoticeProps) {
  const t = useMessages('member-content');
  const { sentence } = useRequiredPlan();
  return (
    <section
      aria-labelledby={elementIds.locked}
      className="mt-8 max-w-[46rem] border-accent border-s-4 bg-accent-soft px-6 py-6"
    >
      <h2 id={elementIds.locked} className="text-xl">
        {t('lockedTitle')}
      </h2>
      <p className="mt-2">
        {sentence(content.requiredPlan)} {nextStep}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={pathTo(pages.subscription)}>{t('seePlans')}</LinkButton>
        <LinkButton href={`${pathTo(pages.memberContents)}?plan=open`} variant="secondary">
          {t('seeIncluded')}
        </LinkButton>
      </div>
    </section>
  );
}

function NextStep({ subscription }: { subscription: Subscription | null }) {
  const t = useMessages('member-content');
  switch (subscription?.status) {
    case 'past_due':
    case 'unpaid':
      return t('payFirst');
    case 'paused':
      return t('planPaused');
    case 'active':
    case 'trialing':
      return t('canChange');
    default:
      return t('canChoose');
  }
}
