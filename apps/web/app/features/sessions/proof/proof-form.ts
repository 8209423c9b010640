import { type IdentityProof, proveIdentity } from '@rostra/contract';
import { useApi } from '../session/use-session.tsx';

/** What the form of each method gets. */
export interface ProofFormProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onProved: () => void;
  onCancel: () => void;
  /** Set after switching the method, because the focused link is gone. */
  takesFocus: boolean;
}

/** Sends a proof, and reports while it is busy: the dialog cannot be closed meanwhile. */
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
