import { logIn, logInSchema } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../session/use-session.tsx';
import { loginFields } from './login-form.tsx';

export function useLoginForm() {
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  return useContractForm({
    schema: logInSchema,
    names: loginFields,
    submit: async (body) => {
      source.setMember(await api(logIn, { body }));
      toast.add({ title: 'Successfully logged in!' });
      return undefined;
    },
    toastsFailure: true,
  });
}
