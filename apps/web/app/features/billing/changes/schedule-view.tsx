import type { PlanDetails, ScheduledChangePreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import type { ChangeActions } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { cardName } from '../cards/card-name.ts';
import { ChangeCheckout } from '../checkout/change-checkout.tsx';
import { CostLine, CostTotal } from '../checkout/cost-lines.tsx';
import { usePlanName } from '../plans/use-plan-name.ts';

interface ScheduleViewProps {
  plan: PlanDetails;
  changes: ChangeActions;
}

/** Shows when a smaller plan begins and what is charged then, before scheduling it. */
export function ScheduleView({ plan, changes }: ScheduleViewProps) {
  const t = useMessages('billing');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const { overview } = useBilling();
  const preview = useQuery({
    queryKey: ['billing', 'scheduled-preview', overview?.subscription?.id, plan.id],
    queryFn: () => changes.previewSchedule(plan.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { start, isBusy, error } = useBillingAction(
    'update',
    async (shown: ScheduledChangePreview) => {
      await changes.schedule(shown);
      return t('scheduled.done', { plan: nameOf(plan.id), date: format.date(shown.at) });
    },
  );
  return (
    <ChangeCheckout
      plan={plan}
      preview={preview}
      costs={(shown) => <ScheduledCosts preview={shown} plan={plan} />}
      action={({ at }) => t('scheduled.confirm', { date: format.date(at) })}
      isBusy={isBusy}
      error={error}
      onConfirm={start}
    />
  );
}

function ScheduledCosts({ preview, plan }: { preview: ScheduledChangePreview; plan: PlanDetails }) {
  const t = useMessages('billing');
  const format = useFormat();
  const planName = usePlanName();
  const { nameOf } = usePlanTexts();
  const { overview, methods } = useBilling();
  const { at, currency, price, discount, creditUsed, debit, amountDue } = preview;
  const card = methods?.find(({ isDefault }) => isDefault);
  const own = overview?.subscription;
  const date = format.date(at);
  return (
    <>
      <p className="mb-6">
        {t.rich('scheduled.keep', {
          ...{ date, day: dayTag(at), nextPlan: nameOf(plan.id) },
          plan: own ? planName(own.planId, own.planName) : '',
        })}
      </p>
      <dl className="figures-table text-sm">
        <CostLine text={nameOf(plan.id)} amount={format.money(price, currency)} />
        {discount > 0 ? (
          <CostLine text={t('total.discount')} amount={format.money(-discount, currency)} />
        ) : null}
        {creditUsed > 0 ? (
          <CostLine text={t('creditApplied')} amount={format.money(-creditUsed, currency)} />
        ) : null}
        {debit > 0 ? (
          <CostLine text={t('debitAdded')} amount={format.money(debit, currency)} />
        ) : null}
        <CostTotal text={t('code.dueOn', { date })} amount={format.money(amountDue, currency)} />
      </dl>
      {amountDue > 0 && card ? (
        <p className="text-muted text-sm">{t('chargedTo', { card: cardName(card, t) })}</p>
      ) : null}
    </>
  );
}
