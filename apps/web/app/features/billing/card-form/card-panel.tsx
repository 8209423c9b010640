import { useMessages } from '@rostra/messages/react';
import { RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useBilling } from '../account/use-billing.ts';
import type { CardFormProps } from './card-form.tsx';
import { CardFormSkeleton } from './card-skeleton.tsx';
import { stripeClientQuery } from './stripe-client-query.ts';

/** Loads the card form lazily, with a skeleton and a retry. */
export function CardPanel(props: CardFormProps) {
  const t = useMessages('billing');
  const { settings } = useBilling();
  const language = useLanguage();
  const client = useQuery(stripeClientQuery(settings, language));
  const failure = useQueryError(client);
  if (client.data) {
    const { CardForm, stripe } = client.data;
    return <CardForm stripe={stripe} {...props} />;
  }
  if (!failure) return <CardFormSkeleton />;
  return (
    <RetryNotice
      title={t('dataNotLoaded')}
      isBusy={client.isFetching}
      onRetry={client.refetch}
      actions={props.children}
    >
      {t('cardFormNotLoaded')}
    </RetryNotice>
  );
}
