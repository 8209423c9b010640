import { paymentMessages } from '@rostra/contract';
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
  const client = useQuery(stripeClientQuery(settings));
  const failure = useQueryError(client);
  if (client.data) {
    const { CardForm, stripe } = client.data;
    return <CardForm stripe={stripe} {...props} />;
  }
  if (!failure) return <CardFormSkeleton />;
  return (
    <RetryNotice
      title={paymentMessages.dataNotLoaded}
      isBusy={client.isFetching}
      onRetry={client.refetch}
      actions={props.children}
    >
      The card form could not be loaded. Nothing has been charged.
    </RetryNotice>
  );
}
