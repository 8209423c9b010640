/** Tells a worker that there is something to do. */
export interface WakeUp {
  /** Call it after the commit. */
  wake(): void;
  /** Returns a function that unsubscribes. */
  onWake(listener: () => void): () => void;
}

export function createWakeUp(): WakeUp {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
