import type { PaymentMethod } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, Loading, Skeleton } from '@rostra/ui';
import { useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import type { CardActions } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { AddCard } from './add-card.tsx';
import { cardName, expiryOf, isExpired } from './card-name.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

export function CardsSection({ cards }: { cards: CardActions }) {
  const t = useMessages('billing');
  const { methods } = useBilling();
  const [removing, setRemoving] = useState<PaymentMethod>();
  return (
    <MemberSection id="cards" title={t('cardsTitle')} text={t('cardsText')}>
      {methods ? (
        <CardList methods={methods} cards={cards} onRemove={setRemoving} />
      ) : (
        <CardsSkeleton />
      )}
      <AddCard cards={cards} isFirst={methods?.length === 0} />
      <RemoveCardDialog method={removing} cards={cards} onClose={() => setRemoving(undefined)} />
    </MemberSection>
  );
}

interface CardListProps {
  methods: readonly PaymentMethod[];
  cards: CardActions;
  onRemove: (method: PaymentMethod) => void;
}

function CardList({ methods, cards, onRemove }: CardListProps) {
  const t = useMessages('billing');
  if (methods.length === 0) {
    return <p className="text-muted text-sm">{t('noCards')}</p>;
  }
  return (
    <ul className="border-line border-t">
      {methods.map((method) => (
        <CardRow key={method.id} method={method} cards={cards} onRemove={onRemove} />
      ))}
    </ul>
  );
}

interface CardRowProps extends Pick<CardListProps, 'cards' | 'onRemove'> {
  method: PaymentMethod;
}

function CardRow({ method, cards, onRemove }: CardRowProps) {
  const t = useMessages('billing');
  const name = cardName(method, t);
  const { start, isBusy } = useBillingAction(
    'makeDefault',
    async () => {
      await cards.makeDefault(method.id);
      return undefined;
    },
    { showsReasonInToast: true },
  );
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4"
    >
      <div className="min-w-0">
        <p className="figures-table flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {method.isDefault ? <Badge tone="success">{t('defaultCard')}</Badge> : null}
          {isExpired(method, new Date()) ? <Badge tone="danger">{t('expiredCard')}</Badge> : null}
        </p>
        <p className="figures-table text-muted text-sm">
          {t('cardExpiry', { date: expiryOf(method) })}
        </p>
      </div>
      <div className="-me-3 ms-auto flex gap-2">
        {method.isDefault ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('makeDefaultCard', { card: name })}
            isBusy={isBusy}
            onClick={() => void start()}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('removeCardNamed', { card: name })}
          onClick={() => onRemove(method)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function CardsSkeleton() {
  return (
    <Loading className="border-line border-y py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-2 h-4 w-28" />
    </Loading>
  );
}
