import {
  addPasskey,
  getPasskeyCreationOptions,
  type Passkey,
  removePasskey,
} from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { errorMessage } from '../../../lib/errors/error-message.ts';
import { loadWebAuthn } from '../../../lib/passkeys/ask-for-passkey.ts';
import { passkeyFailure } from '../../../lib/passkeys/passkey-failure.ts';
import { setPasskeyHint } from '../../../lib/passkeys/passkey-hint.ts';
import { useApi } from '../../sessions/index.ts';
import { useFactorChange } from '../use-second-factors.ts';

export function useAddPasskey(onCodes: (codes: string[] | null) => void) {
  const api = useApi();
  const toast = useToast();
  const add = async () => {
    const { startRegistration } = await loadWebAuthn();
    const options = await api(getPasskeyCreationOptions);
    const response = await startRegistration({ optionsJSON: options });
    return api(addPasskey, { body: { response } });
  };
  return useFactorChange(add, {
    onDone: ({ recoveryCodes }) => {
      setPasskeyHint();
      toast.add({ title: 'Your passkey has been added.' });
      onCodes(recoveryCodes);
    },
    explain: passkeyFailure,
  });
}

export function useRemovePasskey(onRemoved: () => void) {
  const api = useApi();
  const toast = useToast();
  const remove = ({ id }: Passkey) => api(removePasskey, { params: { id } });
  return useFactorChange(remove, {
    onDone: () => {
      onRemoved();
      toast.add({ title: 'The passkey has been removed.' });
    },
    explain: errorMessage,
  });
}
