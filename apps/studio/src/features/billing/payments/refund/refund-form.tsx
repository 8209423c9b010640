import { minorUnitsPer, type RefundPreview, refundPayment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';
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

interface Draft {
  amount: string;
  /** A second click, or a second try after an error, refunds once. Another amount is another refund. */
  key: string;
}

const draftOf = (amount: string): Draft => ({ amount, key: crypto.randomUUID() });

export function RefundForm({ id, preview, onClose }: RefundFormProps) {
  const t = useMessages('studio-money');
  const money = useMoney();
  const { currency, amountLeft } = preview;
  const units = minorUnitsPer(currency);
  const readable = ({ amount: text }: Draft) => {
    const amount = readAmount(text, units);
    return amount !== undefined && amount > 0 && amount <= amountLeft ? amount : undefined;
  };
  const save = useChange({
    send: (api, draft: Draft) =>
      api(refundPayment, {
        params: { id },
        body: { amount: readable(draft) ?? 0, key: draft.key },
      }),
    done: (draft) => t('refunded', { amount: money(readable(draft) ?? 0, currency) }),
    onDone: onClose,
    affects: moneyKey,
  });
  const [initial] = useState(() => draftOf(writeAmount(amountLeft, units)));
  const form = useStudioForm<Draft>({
    initial,
    check: (draft) => ({
      amount:
        readable(draft) === undefined
          ? t('invalidAmount', { amount: money(amountLeft, currency) })
          : undefined,
    }),
    save,
  });
  const { value, error, onChange } = form.bind('amount');
  const choose = (text: string) => {
    onChange(text);
    form.bind('key').onChange(crypto.randomUUID());
  };
  const amount = readable(form.values);
  const half = Math.ceil(amountLeft / 2);
  return (
    <FormFrame
      form={form}
      action={
        amount === undefined ? t('refund') : t('confirm', { amount: money(amount, currency) })
      }
      variant="danger"
      onCancel={onClose}
      className="mt-3"
    >
      <Figures preview={preview} />
      <TextField
        className="mt-4"
        label={t('amount', { currency: currency.toUpperCase() })}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => choose(target.value)}
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
    </FormFrame>
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
