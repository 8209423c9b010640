import type { PaymentMethod } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cardName, expiryOf } from '../cards/card-name.ts';

export const NEW_CARD = 'new';

interface CardChoiceProps {
  methods: readonly PaymentMethod[];
  /** The id of a card, or `NEW_CARD`. */
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
}

export function CardChoice({ methods, value, isBusy, onChange }: CardChoiceProps) {
  const t = useMessages('billing');
  const options = [
    ...methods.map((method) => ({
      id: method.id,
      label: cardName(method, t),
      note: t('cardExpiry', { date: expiryOf(method) }),
    })),
    { id: NEW_CARD, label: t('anotherCard'), note: undefined },
  ];
  return (
    <fieldset className="mb-6" disabled={isBusy}>
      <legend className="font-medium text-sm">{t('payWith')}</legend>
      <div className="mt-2 border-line border-t">
        {options.map(({ id, label, note }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-line border-b py-2 text-sm"
          >
            <input
              type="radio"
              name="card"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="figures-table font-medium">{label}</span>
            {note ? <span className="figures-table ms-auto text-muted">{note}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
