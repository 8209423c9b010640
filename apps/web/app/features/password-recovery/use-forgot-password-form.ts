import { forgotPassword, forgotPasswordSchema } from '@rostra/contract';
import { useState } from 'react';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useApi } from '../sessions/index.ts';

const SENT =
  'If there is an account with this address, we have sent it a link. It works once, within 30 minutes.';

export function useForgotPasswordForm() {
  const api = useApi();
  const [sentMessage, setSentMessage] = useState<string>();
  const { props } = useContractForm({
    schema: forgotPasswordSchema,
    names: ['email'],
    submit: async (body) => {
      setSentMessage(undefined);
      await api(forgotPassword, { body });
      setSentMessage(SENT);
      return undefined;
    },
  });
  return { props, sentMessage };
}
