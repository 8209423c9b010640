import { ownerSchema, setUpOwner } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useNavigate } from 'react-router';
import { newAccountFields } from '../../../lib/forms/new-account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';

/** Creates the owner, logs in and offers a second factor. */
export function useSetup(key: string) {
  const t = useMessages('accounts');
  const api = useApi();
  const source = useSessionSource();
  const toast = useToast();
  const navigate = useNavigate();
  return useContractForm({
    schema: ownerSchema,
    names: newAccountFields,
    values: { key, username: '', email: '', password: '' },
    submit: async (body) => {
      source.setMember(await api(setUpOwner, { body }));
      toast.add({ title: t('setupDone') });
      await navigate(`${pathTo(pages.profile)}#second-factors`, { replace: true });
      return undefined;
    },
    toastsFailure: true,
  });
}
