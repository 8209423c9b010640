import { forgotPassword, forgotPasswordSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useApi } from '../sessions/index.ts';

export function useForgotPasswordForm() {
  const t = useMessages('password-recovery');
  const api = useApi();
  const [sentMessage, setSentMessage] = useState<string>();
  const { props } = useContractForm({
    schema: forgotPasswordSchema,
    names: ['email'],
    submit: async (body) => {
      setSentMessage(undefined);
      await api(forgotPassword, { body });
      setSentMessage(t('sent'));
      return undefined;
    },
  });
  return { props, sentMessage };
}
