import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import type { PlanPreview } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { ChangeCheckout } from './change-checkout.tsx';
import { ChangeCosts } from './change-costs.tsx';
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
  const { start, isBusy, error } = useBillingAction('update', async (shown: PlanPreview | null) => {
    const outcome = await actions.change(plan.id, shown ?? undefined);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'change', plan: plan.id });
      return NO_TOAST;
    }
    return t('planIsNow', { plan: nameOf(plan.id) });
  });
  const costs = (shown: PlanPreview | null) =>
    shown ? (
      <ChangeCosts preview={shown} plan={plan} card={methods?.find(({ isDefault }) => isDefault)} />
    ) : (
      <Notice title={t('simulatedTitle')}>{t('simulatedChange')}</Notice>
    );
  return (
    <ChangeCheckout
      plan={plan}
      preview={preview}
      costs={costs}
      action={(shown) =>
        shown && shown.amountDue > 0
          ? t('payAndChange', { amount: format.money(shown.amountDue, shown.currency) })
          : t('changePlan')
      }
      isBusy={isBusy}
      error={error}
      onConfirm={start}
    />
  );
}
