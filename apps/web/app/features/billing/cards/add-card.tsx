import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import type { CardActions, NewCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { CardPanel } from '../card-form/card-panel.tsx';
import { SandboxHint } from '../checkout/sandbox-hint.tsx';
import { InlineForm } from '../inline-form.tsx';
import { useFocusOnClose } from '../use-focus-on-close.ts';

interface AddCardProps {
  cards: CardActions;
  isFirst: boolean;
}

/** Opens the form to add a card and manages the focus. */
export function AddCard({ cards, isFirst }: AddCardProps) {
  const t = useMessages('billing');
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusOnClose(isOpen);
  if (isOpen) return <AddCardForm cards={cards} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      className="mt-4"
      onClick={() => setIsOpen(true)}
    >
      {t(isFirst ? 'addCard' : 'addAnotherCard')}
    </Button>
  );
}

function AddCardForm({ cards, onClose }: { cards: CardActions; onClose: () => void }) {
  const t = useMessages('billing');
  const { settings } = useBilling();
  const { start, isBusy, error } = useBillingAction('addCard', async (card: NewCard) => {
    if (!(await card.isComplete())) return NO_TOAST;
    await cards.add(card);
    return undefined;
  });
  return (
    <InlineForm
      label={t('addCard')}
      isBusy={isBusy}
      onClose={onClose}
      className="mt-6 max-w-form border-ink border-t pt-5"
    >
      <h3 className="mb-4 text-lg">{t('addCard')}</h3>
      <SandboxHint mode={settings.mode} purpose="add" />
      <CardPanel
        purpose={{ mode: 'setup', currency: 'usd' }}
        submitLabel={t('saveCard')}
        isBusy={isBusy}
        error={error}
        onSubmit={async (card) => {
          if ((await start(card)) === 'done') onClose();
        }}
      >
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('back')}
        </Button>
      </CardPanel>
    </InlineForm>
  );
}
