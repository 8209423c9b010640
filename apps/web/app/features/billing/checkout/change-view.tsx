import { formatMoney, type PlanFacts, paymentMessages } from '@rostra/contract';
import { Button, Notice, RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { newPlanText, SIMULATED_TITLE, updateTexts } from '../billing-texts.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { ChangeCosts, ChangeCostsSkeleton } from './change-costs.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useExitCheckout } from './use-exit-checkout.ts';

/** Shows the exact cost of a plan change before confirming it. */
export function ChangeView({ plan }: { plan: PlanFacts }) {
  const { actions, overview, methods } = useBilling();
  const exit = useExitCheckout();
  const preview = useQuery({
    queryKey: ['billing', 'preview', overview?.subscription?.id, plan.id],
    queryFn: async () => (await actions.preview(plan.id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const failure = useQueryError(preview);
  const { start, isBusy, error } = useBillingAction(updateTexts, async () => {
    const outcome = await actions.change(plan.id, preview.data ?? undefined);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'change', plan: plan.id });
      return NO_TOAST;
    }
    return newPlanText(plan.name);
  });
  const due = preview.data?.amountDue ?? 0;
  return (
    <CheckoutFrame title={`Change to ${plan.name}`} plan={plan}>
      {preview.isPending && !failure ? <ChangeCostsSkeleton /> : null}
      {failure ? (
        <RetryNotice
          title={explainPayment(failure, paymentMessages.dataNotLoaded)}
          isBusy={preview.isFetching}
          onRetry={preview.refetch}
        />
      ) : null}
      {preview.isSuccess ? (
        <>
          {preview.data ? (
            <ChangeCosts
              preview={preview.data}
              plan={plan}
              card={methods?.find(({ isDefault }) => isDefault)}
            />
          ) : (
            <Notice title={SIMULATED_TITLE}>Nothing is charged for the change.</Notice>
          )}
          {error ? (
            <Notice tone="danger" isLive className="mt-4" title={error}>
              Your plan has not changed.
            </Notice>
          ) : null}
          <Button
            className="mt-6"
            isBusy={isBusy}
            onClick={async () => {
              const end = await start();
              if (end === 'done') await exit.toOverview();
              // A preview expires, so refresh it before the next attempt.
              if (end === 'failed') await preview.refetch();
            }}
          >
            {due > 0 && preview.data
              ? `Pay ${formatMoney(due, preview.data.currency)} and change`
              : 'Change plan'}
          </Button>
        </>
      ) : null}
    </CheckoutFrame>
  );
}
