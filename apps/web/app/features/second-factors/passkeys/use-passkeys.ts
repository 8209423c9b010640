import {
  addPasskey,
  getPasskeyCreationOptions,
  type Passkey,
  removePasskey,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { loadWebAuthn } from '../../../lib/passkeys/ask-for-passkey.ts';
import { setPasskeyHint } from '../../../lib/passkeys/passkey-hint.ts';
import { usePasskeyFailure } from '../../../lib/passkeys/use-passkey-failure.ts';
import { useApi } from '../../sessions/index.ts';
import { useFactorChange } from '../use-second-factors.ts';

export function useAddPasskey(onCodes: (codes: string[] | null) => void) {
  const t = useMessages('second-factors');
  const api = useApi();
  const toast = useToast();
  const explain = usePasskeyFailure();
  const add = async () => {
    const { startRegistration } = await loadWebAuthn();
    const options = await api(getPasskeyCreationOptions);
    const response = await startRegistration({ optionsJSON: options });
    return api(addPasskey, { body: { response } });
  };
  return useFactorChange(add, {
    onDone: ({ recoveryCodes }) => {
      setPasskeyHint();
      toast.add({ title: t('passkeyAdded') });
      onCodes(recoveryCodes);
    },
    explain,
  });
}

export function useRemovePasskey(onRemoved: () => void) {
  const t = useMessages('second-factors');
  const api = useApi();
  const toast = useToast();
  const explain = useErrorMessage();
  const remove = ({ id }: Passkey) => api(removePasskey, { params: { id } });
  return useFactorChange(remove, {
    onDone: () => {
      onRemoved();
      toast.add({ title: t('passkeyRemoved') });
    },
    explain,
  });
}
