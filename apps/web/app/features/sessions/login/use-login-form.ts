import { logIn, logInSchema, type PendingLogin } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../session/use-session.tsx';
import { loginFields } from './login-form.tsx';
import type { Blocked } from './use-blocked.ts';

interface LoginFormOptions {
  /** Called if the account has a second factor. */
  onPending: (login: PendingLogin) => Promise<void>;
  attempt: Blocked['attempt'];
}

export function useLoginForm({ onPending, attempt }: LoginFormOptions) {
  const t = useMessages('sessions');
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  return useContractForm({
    schema: logInSchema,
    names: loginFields,
    submit: async (body) => {
      const response = await attempt(() => api(logIn, { body }));
      if (response && 'secondFactor' in response) {
        await onPending(response);
      } else {
        source.setMember(response);
        toast.add({ title: t('loggedIn') });
      }
      return undefined;
    },
    toastsFailure: true,
  });
}
