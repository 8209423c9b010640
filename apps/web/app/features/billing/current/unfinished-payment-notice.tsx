import type { BillingOverview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { planPath } from '../../../lib/plans/plan-path.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';

/** Points to an unfinished first payment. */
export function UnfinishedPaymentNotice({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const { nameOf } = usePlanTexts();
  const { subscription } = overview;
  if (overview.state !== 'incomplete' || !subscription?.planId) return null;
  return (
    <Notice tone="warning" className="mb-8" title={t('unfinishedTitle')}>
      <p>{t('unfinishedPlan', { plan: nameOf(subscription.planId, subscription.planName) })}</p>
      <LinkButton href={planPath(subscription.planId)} size="small" className="mt-3">
        {t('finishPayment')}
      </LinkButton>
    </Notice>
  );
}
