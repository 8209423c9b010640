import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { ChangeCosts, ChangeCostsSkeleton } from './change-costs.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useExitCheckout } from './use-exit-checkout.ts';

/** Shows the exact cost of a plan change before confirming it. */
export function ChangeView({ plan }: { plan: PlanDetails }) {
  const t = useMessages('billing');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const { actions, overview, methods } = useBilling();
  const exit = useExitCheckout();
  const preview = useQuery({
    queryKey: ['billing', 'preview', overview?.subscription?.id, plan.id],
    queryFn: async () => (await actions.preview(plan.id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const failure = useQueryError(preview);
  const { start, isBusy, error } = useBillingAction('update', async () => {
    const outcome = await actions.change(plan.id, preview.data ?? undefined);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'change', plan: plan.id });
      return NO_TOAST;
    }
    return t('planIsNow', { plan: nameOf(plan.id) });
  });
  const due = preview.data?.amountDue ?? 0;
  return (
    <CheckoutFrame title={t('changeTo', { plan: nameOf(plan.id) })} plan={plan}>
      {preview.isPending && !failure ? <ChangeCostsSkeleton /> : null}
      {failure ? (
        <RetryNotice
          title={explainPayment(failure, t('dataNotLoaded'), t)}
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
            <Notice title={t('simulatedTitle')}>{t('simulatedChange')}</Notice>
          )}
          {error ? (
            <Notice tone="danger" isLive className="mt-4" title={error}>
              {t('planNotChanged')}
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
              ? t('payAndChange', { amount: format.money(due, preview.data.currency) })
              : t('changePlan')}
          </Button>
        </>
      ) : null}
    </CheckoutFrame>
  );
}
