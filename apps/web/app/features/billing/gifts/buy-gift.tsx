import { type GiftPreview, giftLengths } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, RetryNotice, Skeleton } from '@rostra/ui';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useOfferedPlans } from '../../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { useApi } from '../../sessions/index.ts';
import { useBilling } from '../account/use-billing.ts';
import { CardFormSkeleton } from '../card-form/card-skeleton.tsx';
import { PayForm } from '../checkout/pay-form.tsx';
import { SandboxHint } from '../checkout/sandbox-hint.tsx';
import { GiftCosts } from './gift-costs.tsx';
import { giftPriceQuery } from './gifts-query.ts';
import { type GiftDetails, useGiftOrder } from './use-gift-order.ts';

const NO_DETAILS: GiftDetails = { recipientName: '', recipientEmail: '', message: '' };

/** Chooses a gift, shows what it costs, and pays it. */
export function BuyGift() {
  const t = useMessages('gifts');
  const format = useFormat();
  const api = useApi();
  const plans = useOfferedPlans();
  const { nameOf } = usePlanTexts();
  const order = useGiftOrder();
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const lengths = plan ? giftLengths[plan.interval] : [];
  const [wanted, setWanted] = useState(3);
  const months = lengths.includes(wanted) ? wanted : (lengths[0] ?? 1);
  const [details, setDetails] = useState(NO_DETAILS);
  const price = useQuery({
    ...giftPriceQuery(api, { planId: plan?.id ?? '', months }),
    enabled: plan !== undefined,
  });
  const failure = useQueryError(price);
  if (!plan) return <Notice title={t('off')} />;
  const set = (name: keyof GiftDetails) => (event: { target: { value: string } }) =>
    setDetails((before) => ({ ...before, [name]: event.target.value }));
  const payments = (value: number) => (plan.interval === 'year' ? value / 12 : value);
  return (
    <>
      <div className="grid gap-4">
        <SelectField
          label={t('plan')}
          value={plan.id}
          onChange={({ target }) => setPlanId(target.value)}
        >
          {plans.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('months')}
          value={months}
          onChange={({ target }) => setWanted(Number(target.value))}
        >
          {lengths.map((value) => (
            <option key={value} value={value}>
              {t('optionPrice', {
                length: t('length', { months: value }),
                price: format.money(plan.priceMinor * payments(value), plan.currency),
              })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('name')}
          isOptional
          autoComplete="off"
          maxLength={100}
          value={details.recipientName}
          error={order.fieldErrors.recipientName}
          onChange={set('recipientName')}
        />
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          isOptional
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={details.recipientEmail}
          error={order.fieldErrors.recipientEmail}
          onChange={set('recipientEmail')}
        />
        <TextareaField
          label={t('message')}
          help={t('messageHelp')}
          isOptional
          rows={3}
          maxLength={500}
          value={details.message}
          error={order.fieldErrors.message}
          onChange={set('message')}
        />
      </div>
      <div className="mt-6">
        {price.data ? (
          <Payment
            key={price.data.currency}
            shown={price.data}
            title={t('price', { plan: nameOf(plan.id), length: t('length', { months }) })}
            details={details}
            order={order}
          />
        ) : failure ? (
          <RetryNotice
            title={t('priceNotLoaded')}
            isBusy={price.isFetching}
            onRetry={price.refetch}
          />
        ) : (
          <Skeleton className="h-12 w-full" />
        )}
      </div>
    </>
  );
}

interface PaymentProps {
  shown: GiftPreview;
  title: string;
  details: GiftDetails;
  order: ReturnType<typeof useGiftOrder>;
}

function Payment({ shown, title, details, order }: PaymentProps) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { methods, settings } = useBilling();
  const { amountDue, currency } = shown;
  return (
    <>
      <GiftCosts preview={shown} title={title} />
      <p className="mt-1 mb-6 text-muted text-sm">{t('notRecurring')}</p>
      {amountDue === 0 ? (
        <>
          {order.error ? (
            <Notice tone="danger" isLive className="mb-8">
              {order.error}
            </Notice>
          ) : null}
          <Button isBusy={order.isBusy} onClick={() => void order.start(shown, details, undefined)}>
            {t('buy')}
          </Button>
        </>
      ) : (
        <>
          <SandboxHint mode={settings.mode} />
          {methods ? (
            <PayForm
              methods={methods}
              purpose={{ mode: 'payment', amount: amountDue, currency }}
              submitLabel={t('pay', { amount: format.money(amountDue, currency) })}
              isBusy={order.isBusy}
              error={order.error}
              onPay={(card) => order.start(shown, details, card)}
            />
          ) : (
            <CardFormSkeleton />
          )}
        </>
      )}
    </>
  );
}
