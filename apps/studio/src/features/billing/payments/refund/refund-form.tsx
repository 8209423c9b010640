import { minorUnitsPer, type RefundPreview, refundPayment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../../lib/formats/format.ts';
import { readAmount, writeAmount } from '../../../../lib/money/read-amount.ts';
import { useMoney } from '../../../../lib/money/use-money.ts';
import { useChange } from '../../../../session/use-change.ts';
import { moneyKey } from '../../money-query.ts';

interface RefundFormProps {
  id: string;
  preview: RefundPreview;
  onClose: () => void;
}

export function RefundForm({ id, preview, onClose }: RefundFormProps) {
  const t = useMessages('studio-money');
  const forms = useMessages('studio-forms');
  const money = useMoney();
  const { currency, amountLeft } = preview;
  const units = minorUnitsPer(currency);
  // A second click, or a second try after an error, refunds once. Another amount is another refund.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(() => writeAmount(amountLeft, units));
  const [isInvalid, setIsInvalid] = useState(false);
  const amount = readAmount(text, units);
  const isPossible = amount !== undefined && amount > 0 && amount <= amountLeft;
  const { isBusy, error, change } = useChange<number>({
    send: (api, minor) => api(refundPayment, { params: { id }, body: { amount: minor, key } }),
    done: (minor) => t('refunded', { amount: money(minor, currency) }),
    onDone: onClose,
    affects: moneyKey,
  });
  const choose = (value: string) => {
    setIsInvalid(false);
    setText(value);
    setKey(crypto.randomUUID());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible) change(amount);
    else setIsInvalid(true);
  };
  const half = Math.ceil(amountLeft / 2);
  return (
    <form noValidate onSubmit={onSubmit} className="mt-3">
      <Figures preview={preview} />
      <TextField
        className="mt-4"
        label={t('amount', { currency: currency.toUpperCase() })}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isInvalid ? t('invalidAmount', { amount: money(amountLeft, currency) }) : error}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        {[['whole', amountLeft] as const, ['half', half] as const].map(([name, minor]) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            onClick={() => choose(writeAmount(minor, units))}
          >
            {t(`share.${name}`)}
          </Button>
        ))}
      </div>
      <Consequences preview={preview} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {isPossible ? t('confirm', { amount: money(amount, currency) }) : t('refund')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Figures({ preview }: { preview: RefundPreview }) {
  const t = useMessages('studio-money');
  const money = useMoney();
  const { currency, amountPaid, amountRefunded, amountLeft } = preview;
  const figures = { paid: amountPaid, refunded: amountRefunded, left: amountLeft };
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(`figure.${name}`)}</dt>
          <dd className="figures-table text-end">{money(figures[name], currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Consequences({ preview: { accessUntil, renewsAt, gift } }: { preview: RefundPreview }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  return (
    <ul className="list-disc space-y-1 ps-5 text-muted">
      <li>{t('refundLead')}</li>
      {gift ? (
        <li>{t(`gift.${gift}`)}</li>
      ) : (
        <>
          <li>
            {accessUntil ? t('accessStays', { date: format.day(accessUntil) }) : t('noAccess')}
          </li>
          <li>{renewsAt ? t('renews', { date: format.day(renewsAt) }) : t('noRenewal')}</li>
        </>
      )}
      <li>{t('fee')}</li>
    </ul>
  );
}
