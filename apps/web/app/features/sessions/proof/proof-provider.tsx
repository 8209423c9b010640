import { createProofRequests, type ProofState } from '@rostra/browser/proof-requests';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../session/use-session.tsx';
import { ProofContext } from './proof-context.ts';

// Loaded on demand: reading pages load this module too, but no schemas.
const loadDialog = () => import('./proof-dialog.tsx');
const loadReader = () => import('./read-proof-methods.ts');
const ProofDialog = lazy(loadDialog);
const idle = (): ProofState => 'idle';

/**
 * Asks for the password or a second factor when the server wants a proof of identity before a sensitive
 * action. The action continues by itself afterwards.
 */
export function ProofProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [requests] = useState(() =>
    createProofRequests(async () => {
      const [{ readProofMethods }] = await Promise.all([loadReader(), loadDialog()]);
      return readProofMethods(api);
    }),
  );
  const state = useSyncExternalStore(requests.subscribe, requests.getState, idle);
  useEffect(() => () => requests.cancel(), [requests]);
  return (
    <ProofContext value={requests}>
      {children}
      {state === 'idle' ? null : (
        <Suspense fallback={null}>
          <ProofDialog
            isOpen={state === 'waiting'}
            methods={requests.getMethods()}
            onProved={requests.proved}
            onCancel={requests.cancel}
          />
        </Suspense>
      )}
    </ProofContext>
  );
}
