import { CancelledError } from '../../../lib/errors/cancelled-error.ts';

/** `idle` until the first request. */
export type ProofState = 'idle' | 'waiting' | 'done';

/** The actions that wait until the user has proved their identity. One dialog serves all of them. */
export interface ProofRequests {
  /** Resolves after the proof; rejects with a `CancelledError` if there will be none. */
  request(): Promise<void>;
  getState(): ProofState;
  subscribe(listener: () => void): () => void;
  proved(): void;
  cancel(): void;
}

/** `loadDialog` is called for every request, so that a dialog that cannot be loaded fails the action. */
export function createProofRequests(loadDialog: () => Promise<unknown>): ProofRequests {
  const listeners = new Set<() => void>();
  let state: ProofState = 'idle';
  let proof: PromiseWithResolvers<void> | undefined;

  function set(next: ProofState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function settle(finish: (settled: PromiseWithResolvers<void>) => void) {
    if (!proof) return;
    finish(proof);
    proof = undefined;
    set('done');
  }

  return {
    async request() {
      await loadDialog();
      if (!proof) {
        proof = Promise.withResolvers<void>();
        set('waiting');
      }
      return proof.promise;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    proved: () => settle(({ resolve }) => resolve()),
    cancel: () => settle(({ reject }) => reject(new CancelledError('No proof of identity'))),
  };
}
