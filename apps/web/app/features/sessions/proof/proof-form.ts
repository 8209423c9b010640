import { type IdentityProof, proveIdentity } from '@rostra/contract';
import { useApi } from '../session/use-session.tsx';

/** What the form of each method gets. */
export interface ProofFormProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onProved: () => void;
  onCancel: () => void;
  /** After a change of the method: the focused link is gone. */
  takesFocus: boolean;
}

/** Sends a proof, and reports that it is on its way: the dialog cannot be closed then. */
export function useProve({ onBusy, onProved }: Pick<ProofFormProps, 'onBusy' | 'onProved'>) {
  const api = useApi();
  return async (body: IdentityProof): Promise<undefined> => {
    onBusy(true);
    try {
      await api(proveIdentity, { body });
    } finally {
      onBusy(false);
    }
    onProved();
  };
}
