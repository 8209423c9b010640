import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { ChangeCostsSkeleton } from './change-costs.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useExitCheckout } from './use-exit-checkout.ts';

interface ChangeCheckoutProps<T> {
  plan: PlanDetails;
  preview: UseQueryResult<T>;
  /** What the change costs. */
  costs: (preview: T) => ReactNode;
  action: (preview: T) => string;
  isBusy: boolean;
  error: string | undefined;
  onConfirm: (preview: T) => Promise<'done' | 'failed' | 'ignored'>;
}

/** Shows what another plan costs before confirming it. */
export function ChangeCheckout<T>(props: ChangeCheckoutProps<T>) {
  const { plan, preview, costs, action, isBusy, error, onConfirm } = props;
  const t = useMessages('billing');
  const { nameOf } = usePlanTexts();
  const exit = useExitCheckout();
  return (
    <CheckoutFrame title={t('changeTo', { plan: nameOf(plan.id) })} plan={plan}>
      <QueryStates
        query={preview}
        skeleton={<ChangeCostsSkeleton />}
        failed={(failure) => explainPayment(failure, t('dataNotLoaded'), t)}
      >
        {(data) => (
          <>
            {costs(data)}
            {error ? (
              <Notice tone="danger" isLive className="mt-4" title={error}>
                {t('planNotChanged')}
              </Notice>
            ) : null}
            <Button
              className="mt-6"
              isBusy={isBusy}
              onClick={async () => {
                const end = await onConfirm(data);
                if (end === 'done') await exit.toOverview();
                // A preview expires, so refresh it before the next attempt.
                if (end === 'failed') await preview.refetch();
              }}
            >
              {action(data)}
            </Button>
          </>
        )}
      </QueryStates>
    </CheckoutFrame>
  );
}
