import { chooseOwnNewsletters, registrationSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { newAccountFields } from '../../lib/forms/new-account-form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../sessions/index.ts';
import { registerMember } from './register-member.ts';

/** The newsletters that they chose begin when they have confirmed their address. */
export function useRegisterForm(newsletters: readonly string[]) {
  const t = useMessages('accounts');
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  return useContractForm({
    schema: registrationSchema,
    names: newAccountFields,
    submit: async (registration) => {
      source.setMember(await registerMember(api, registration));
      toast.add({ title: t('registered') });
      if (newsletters.length === 0) return undefined;
      const body = { newsletters: [...newsletters], source: 'registration' as const };
      await api(chooseOwnNewsletters, { body }).catch(() =>
        toast.add({ title: t('newslettersNotSaved'), variant: 'destructive' }),
      );
      return undefined;
    },
    toastsFailure: true,
  });
}
