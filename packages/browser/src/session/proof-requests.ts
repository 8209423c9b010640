import type { ProofMethod } from '@rostra/contract';
import { CancelledError } from '../cancelled-error.ts';

/** `idle` until the first request. */
export type ProofState = 'idle' | 'waiting' | 'done';

/** The actions that wait until the user has proved their identity. One dialog serves all of them. */
export interface ProofRequests {
  /** Resolves after the proof; rejects with a `CancelledError` if there will be none. */
  request(): Promise<void>;
  getState(): ProofState;
  /** How the user can prove their identity; known while the dialog is open. */
  getMethods(): readonly ProofMethod[];
  subscribe(listener: () => void): () => void;
  proved(): void;
  cancel(): void;
}

/**
 * `prepare` loads the dialog and the user's methods. It is called for every request, so that an action fails
 * if they cannot be loaded.
 */
export function createProofRequests(prepare: () => Promise<readonly ProofMethod[]>): ProofRequests {
  const listeners = new Set<() => void>();
  let state: ProofState = 'idle';
  let methods: readonly ProofMethod[] = [];
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
      const found = await prepare();
      if (!proof) {
        methods = found;
        proof = Promise.withResolvers<void>();
        set('waiting');
      }
      return proof.promise;
    },
    getState: () => state,
    getMethods: () => methods,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    proved: () => settle(({ resolve }) => resolve()),
    cancel: () => settle(({ reject }) => reject(new CancelledError('No proof of identity'))),
  };
}
