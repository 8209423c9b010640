import { type IdentityProof, proveIdentity } from '@rostra/contract';
import { useState } from 'react';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useApi } from '../session-provider.tsx';

interface ProveOptions {
  onBusy: (isBusy: boolean) => void;
  onProved: () => void;
}

/** Sends a proof of identity. The dialog cannot be closed meanwhile. */
export function useProve({ onBusy, onProved }: ProveOptions) {
  const errorText = useErrorText();
  const api = useApi();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const set = (next: boolean) => {
    setIsBusy(next);
    onBusy(next);
  };
  return {
    isBusy,
    error,
    async prove(getProof: () => Promise<IdentityProof>): Promise<void> {
      set(true);
      setError(undefined);
      try {
        await api(proveIdentity, { body: await getProof() });
      } catch (failure) {
        set(false);
        return setError(errorText(failure));
      }
      set(false);
      onProved();
    },
  };
}
