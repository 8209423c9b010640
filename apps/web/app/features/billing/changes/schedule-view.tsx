import type { PlanDetails, ScheduledChangePreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import type { ChangeActions } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { cardName } from '../cards/card-name.ts';
import { ChangeCostsSkeleton, CostLine } from '../checkout/change-costs.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { useExitCheckout } from '../checkout/use-exit-checkout.ts';
import { explainPayment } from '../payment/explain-payment.ts';
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
  const exit = useExitCheckout();
  const preview = useQuery({
    queryKey: ['billing', 'scheduled-preview', overview?.subscription?.id, plan.id],
    queryFn: () => changes.previewSchedule(plan.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const failure = useQueryError(preview);
  const { start, isBusy, error } = useBillingAction(
    'update',
    async (shown: ScheduledChangePreview) => {
      await changes.schedule(shown);
      return t('scheduled.done', { plan: nameOf(plan.id), date: format.date(shown.at) });
    },
  );
  const { data } = preview;
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
      {data ? (
        <>
          <ScheduledCosts preview={data} plan={plan} />
          {error ? (
            <Notice tone="danger" isLive className="mt-4" title={error}>
              {t('planNotChanged')}
            </Notice>
          ) : null}
          <Button
            className="mt-6"
            isBusy={isBusy}
            onClick={async () => {
              const end = await start(data);
              if (end === 'done') await exit.toOverview();
              if (end === 'failed') await preview.refetch();
            }}
          >
            {t('scheduled.confirm', { date: format.date(data.at) })}
          </Button>
        </>
      ) : null}
    </CheckoutFrame>
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
        <div className="flex items-baseline justify-between gap-6 py-4">
          <dt className="font-semibold text-base">{t('code.dueOn', { date })}</dt>
          <dd className="font-serif text-2xl">{format.money(amountDue, currency)}</dd>
        </div>
      </dl>
      {amountDue > 0 && card ? (
        <p className="text-muted text-sm">{t('chargedTo', { card: cardName(card, t) })}</p>
      ) : null}
    </>
  );
}
