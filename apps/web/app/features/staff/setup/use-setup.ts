import { ownerSchema, setUpOwner } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { newAccountFields } from '../../../lib/forms/new-account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';

/** Creates the owner and logs in. The first steps follow in the studio, which is an app of its own. */
export function useSetup(key: string) {
  const api = useApi();
  const source = useSessionSource();
  return useContractForm({
    schema: ownerSchema,
    names: newAccountFields,
    values: { key, username: '', email: '', password: '' },
    submit: async (body) => {
      source.setMember(await api(setUpOwner, { body }));
      window.location.replace(`${studioPath}/setup`);
      // The form stays busy until the studio is there.
      return new Promise<undefined>(() => undefined);
    },
    toastsFailure: true,
  });
}
