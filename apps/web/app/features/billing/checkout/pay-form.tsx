import type { PaymentMethod } from '@rostra/contract';
import { Button } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../../../lib/forms/failure-notice.tsx';
import type { PaymentCard } from '../account/billing.ts';
import type { CardPurpose } from '../card-form/card-form.tsx';
import { CardPanel } from '../card-form/card-panel.tsx';
import { CardChoice, NEW_CARD } from './card-choice.tsx';

interface PayFormProps {
  /** The saved cards to choose from. */
  methods: readonly PaymentMethod[];
  purpose: CardPurpose;
  submitLabel: string;
  isBusy: boolean;
  error: string | undefined;
  onPay: (card: PaymentCard) => Promise<unknown>;
  /** Shown next to the button. */
  children?: ReactNode;
}

/** Pays with a saved card or a new one. */
export function PayForm({
  methods,
  purpose,
  submitLabel,
  isBusy,
  error,
  onPay,
  children,
}: PayFormProps) {
  // Initial value only: a card added in another tab must not replace the one being entered.
  const [chosen, setChosen] = useState(
    () => (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? NEW_CARD,
  );
  const [hasForm, setHasForm] = useState(chosen === NEW_CARD);
  const choose = (card: string) => {
    setChosen(card);
    if (card === NEW_CARD) setHasForm(true);
  };
  return (
    <>
      {methods.length > 0 ? (
        <CardChoice methods={methods} value={chosen} isBusy={isBusy} onChange={choose} />
      ) : null}
      {/* Stays mounted to keep what was entered. */}
      <div hidden={chosen !== NEW_CARD}>
        {hasForm ? (
          <CardPanel
            purpose={purpose}
            submitLabel={submitLabel}
            isBusy={isBusy}
            error={error}
            onSubmit={(card) => onPay({ kind: 'new', card })}
          >
            {children}
          </CardPanel>
        ) : null}
      </div>
      {chosen === NEW_CARD ? null : (
        <>
          <FailureNotice>{error}</FailureNotice>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button isBusy={isBusy} onClick={() => void onPay({ kind: 'saved', id: chosen })}>
              {submitLabel}
            </Button>
            {children}
          </div>
        </>
      )}
    </>
  );
}
