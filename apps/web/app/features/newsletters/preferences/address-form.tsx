import { changeSubscriberAddress, newsletterRequestSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi } from '../../sessions/index.ts';
import { CallAnswer } from './call-answer.tsx';
import { isSpent } from './use-preferences.ts';

const schema = newsletterRequestSchema.pick({ email: true });

export function AddressForm({ code, onSpent }: { code: string; onSpent: () => void }) {
  const t = useMessages('newsletters');
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const { props } = useContractForm({
    schema,
    names: ['email'],
    values: { email: '' },
    submit: async ({ email }) => {
      setSentTo(undefined);
      try {
        await api(changeSubscriberAddress, { body: { code, email } });
      } catch (error) {
        if (!isSpent(error)) throw error;
        onSpent();
        return undefined;
      }
      setSentTo(email);
      return { email: '' };
    },
  });
  const answer = sentTo
    ? { isError: false, text: t('addressSent', { address: sentTo }) }
    : undefined;
  return (
    <div className="mt-6">
      <AccountForm {...props} label={t('changeAddress')} submitLabel={t('changeAddress')}>
        <TextField
          label={t('newAddress')}
          type="email"
          autoComplete="email"
          required
          error={props.errors.email}
          {...props.fields.email}
        />
        <CallAnswer answer={answer} />
      </AccountForm>
    </div>
  );
}
