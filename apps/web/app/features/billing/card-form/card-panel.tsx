import { RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useBilling } from '../account/use-billing.ts';
import type { CardFormProps } from './card-form.tsx';
import { CardFormSkeleton } from './card-skeleton.tsx';
import { stripeClientQuery } from './stripe-client-query.ts';

/** Loads the card form lazily, with a skeleton and a retry. */
export function CardPanel(props: CardFormProps) {
  const { settings } = useBilling();
  const kit = useQuery(stripeClientQuery(settings));
  const failure = useQueryError(kit);
  if (kit.data) {
    const { CardForm, stripe } = kit.data;
    return <CardForm stripe={stripe} {...props} />;
  }
  if (!failure) return <CardFormSkeleton />;
  return (
    <RetryNotice
      title="Failed to load payment data. Please try again later."
      isBusy={kit.isFetching}
      onRetry={kit.refetch}
      actions={props.children}
    >
      The card form could not be loaded. Nothing has been charged.
    </RetryNotice>
  );
}
