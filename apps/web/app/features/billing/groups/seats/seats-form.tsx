import { MAX_SEATS, type OwnGroup, previewSeats, type SeatsPreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../sessions/index.ts';
import { useBilling } from '../../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../../account/use-billing-action.ts';
import { useExitCheckout } from '../../checkout/use-exit-checkout.ts';
import { explainPayment } from '../../payment/explain-payment.ts';
import { useGroup } from '../use-group.ts';
import { SeatsPrice } from './seats-price.tsx';

/** Another number of seats is shown with its price before it is bought. */
export function SeatsForm({ group }: { group: OwnGroup }) {
  const t = useMessages('groups');
  const billing = useMessages('billing');
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(group.seats));
  const [problem, setProblem] = useState<string>();
  const preview = useMutation({
    mutationFn: (seats: number) => api(previewSeats, { body: { seats } }),
  });
  const { start, isBusy, error, clearError } = useChangeSeats();

  function findProblem(seats: number): string | undefined {
    const isValid = Number.isInteger(seats) && seats >= 1 && seats <= MAX_SEATS;
    if (!isValid) return t('outOfRange', { max: MAX_SEATS });
    if (seats === group.seats) return t('sameSeats');
    return seats === group.scheduledSeats?.quantity ? t('plannedSeats') : undefined;
  }

  function showPrice() {
    const seats = Number(typed);
    const found = findProblem(seats);
    setProblem(found);
    clearError();
    if (found) field.current?.focus();
    else if (!preview.isPending) preview.mutate(seats);
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          showPrice();
        }}
      >
        <TextField
          ref={field}
          label={t('count')}
          help={t('countHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          disabled={isBusy}
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
            preview.reset();
          }}
        />
        {preview.error ? (
          <Notice tone="danger" isLive className="mb-4">
            {explainPayment(preview.error, t('tryAgain'), billing)}
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="danger" isLive className="mb-4" title={error}>
            {t('notChanged')}
          </Notice>
        ) : null}
        {preview.data ? null : (
          <Button type="submit" variant="secondary" isBusy={preview.isPending}>
            {t('showPrice')}
          </Button>
        )}
      </form>
      {preview.data ? (
        <SeatsPrice
          shown={preview.data}
          isBusy={isBusy}
          onConfirm={async (shown) => {
            // The price has to be calculated again before the next attempt.
            if ((await start(shown)) === 'failed') preview.reset();
          }}
          onCancel={() => {
            preview.reset();
            field.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

function useChangeSeats() {
  const t = useMessages('groups');
  const { changes } = useBilling();
  const { refresh } = useGroup();
  const exit = useExitCheckout();
  return useBillingAction('update', async (shown: SeatsPreview) => {
    const outcome = await changes?.changeSeats(shown);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'seats', seats: shown.seats });
      return NO_TOAST;
    }
    await refresh();
    return t('changed');
  });
}
