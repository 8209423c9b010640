import { MAX_SEATS, type OwnGroup, previewSeats, type SeatsPreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, useToast } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useApi } from '../../sessions/index.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { useGroup } from './use-group.ts';

/** How many seats are paid for. Another number is shown with its price before it is bought. */
export function SeatsSection({ group }: { group: OwnGroup }) {
  const t = useMessages('groups');
  const billing = useMessages('billing');
  const api = useApi();
  const [typed, setTyped] = useState(String(group.seats));
  const [isInvalid, setIsInvalid] = useState(false);
  const preview = useMutation({
    mutationFn: (seats: number) => api(previewSeats, { body: { seats } }),
  });
  const seats = Number(typed);
  return (
    <MemberSection
      id="seats"
      title={t('seats')}
      text={t('used', { used: group.used, seats: group.seats })}
    >
      {group.scheduledSeats ? <Scheduled group={group} scheduled={group.scheduledSeats} /> : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isValid = Number.isInteger(seats) && seats >= 1 && seats <= MAX_SEATS;
          setIsInvalid(!isValid);
          if (isValid) preview.mutate(seats);
        }}
      >
        <TextField
          label={t('count')}
          help={t('countHelp')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isInvalid ? t('outOfRange', { max: MAX_SEATS }) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            preview.reset();
          }}
        />
        {preview.error ? (
          <Notice tone="danger" isLive className="mb-4">
            {explainPayment(preview.error, t('tryAgain'), billing)}
          </Notice>
        ) : null}
        {preview.data ? null : (
          <Button
            type="submit"
            variant="secondary"
            isBusy={preview.isPending}
            disabled={seats === group.seats}
          >
            {t('showPrice')}
          </Button>
        )}
      </form>
      {preview.data ? (
        <SeatsPrice
          shown={preview.data}
          onDone={() => preview.reset()}
          onFailed={() => preview.reset()}
        />
      ) : null}
    </MemberSection>
  );
}

function SeatsPrice({
  shown,
  onDone,
  onFailed,
}: {
  shown: SeatsPreview;
  onDone: () => void;
  onFailed: () => void;
}) {
  const t = useMessages('groups');
  const format = useFormat();
  const { changes } = useBilling();
  const { refresh } = useGroup();
  const { start, isBusy } = useBillingAction(
    'update',
    async () => {
      await changes?.changeSeats(shown);
      await refresh();
      return t('changed');
    },
    { showsReasonInToast: true },
  );
  const { seats, at, currency } = shown;
  const day = at ?? shown.nextPaymentAt;
  const amount = format.money(shown.amountDue, currency);
  const on = { date: format.date(day), day: dayTag(day), amount };
  return (
    <div role="status">
      <p className="mb-4">
        {at === null
          ? t.rich('costsNow', { ...on, price: format.money(shown.nextPrice, currency) })
          : t.rich('costsLater', { ...on, seats })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          onClick={async () => {
            const end = await start();
            if (end === 'done') onDone();
            if (end === 'failed') onFailed();
          }}
        >
          {at === null ? t('payNow', { amount }) : t('changeOn', { date: format.date(at) })}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

function Scheduled({
  group,
  scheduled,
}: {
  group: OwnGroup;
  scheduled: NonNullable<OwnGroup['scheduledSeats']>;
}) {
  const t = useMessages('groups');
  const format = useFormat();
  const toast = useToast();
  const { changes } = useBilling();
  const { refresh } = useGroup();
  const keep = useMutation({
    mutationFn: async () => {
      await changes?.undoSchedule();
      await refresh();
    },
    onError: () => toast.add({ title: t('failed'), variant: 'destructive' }),
  });
  const { quantity: seats, at } = scheduled;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <p>{t.rich('scheduled', { seats, date: format.date(at), day: dayTag(at) })}</p>
      <Button variant="secondary" isBusy={keep.isPending} onClick={() => keep.mutate()}>
        {t('keep', { seats: group.seats })}
      </Button>
    </div>
  );
}
