import type { SeatsPreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { dayTag } from '../../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { focusOnMount } from '../../../../lib/forms/focus-on-mount.ts';
import { useBilling } from '../../account/use-billing.ts';
import { cardName } from '../../cards/card-name.ts';

interface SeatsPriceProps {
  shown: SeatsPreview;
  isBusy: boolean;
  onConfirm: (shown: SeatsPreview) => Promise<void>;
  onCancel: () => void;
}

/** Takes over the focus of the button that it replaces, so that the price is read out. */
export function SeatsPrice({ shown, isBusy, onConfirm, onCancel }: SeatsPriceProps) {
  const t = useMessages('groups');
  const billing = useMessages('billing');
  const format = useFormat();
  const { methods } = useBilling();
  const { seats, at, currency, amountDue, creditUsed } = shown;
  const day = at ?? shown.nextPaymentAt;
  const amount = format.money(amountDue, currency);
  const on = { date: format.date(day), day: dayTag(day), amount };
  const card = methods?.find(({ isDefault }) => isDefault);
  const now = amountDue > 0 ? t('payNow', { amount }) : t('changeNow');
  return (
    <div>
      <div tabIndex={-1} ref={focusOnMount}>
        <p>
          {at === null
            ? t.rich('costsNow', { ...on, price: format.money(shown.nextPrice, currency) })
            : t.rich('costsLater', { ...on, seats })}
        </p>
        <p className="mt-2 text-muted text-sm">
          {creditUsed > 0
            ? `${t('creditUsed', { amount: format.money(creditUsed, currency) })} `
            : ''}
          {amountDue > 0 && card ? billing('chargedTo', { card: cardName(card, billing) }) : ''}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void onConfirm(shown)}>
          {at === null ? now : t('changeOn', { date: format.date(at) })}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
