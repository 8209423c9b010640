import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ProofContext } from './proof-context.ts';
import { createProofRequests, type ProofState } from './proof-requests.ts';

const loadDialog = () => import('./proof-dialog.tsx');
const ProofDialog = lazy(loadDialog);
const idle = (): ProofState => 'idle';

/**
 * Asks for the password when the server wants a proof of identity before a sensitive action. The action
 * continues by itself afterwards.
 */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [requests] = useState(() => createProofRequests(loadDialog));
  const state = useSyncExternalStore(requests.subscribe, requests.getState, idle);
  useEffect(() => () => requests.cancel(), [requests]);
  return (
    <ProofContext value={requests}>
      {children}
      {state === 'idle' ? null : (
        <Suspense fallback={null}>
          <ProofDialog
            isOpen={state === 'waiting'}
            onProved={requests.proved}
            onCancel={requests.cancel}
          />
        </Suspense>
      )}
    </ProofContext>
  );
}
