import type { ReactNode } from 'react';

export const TOAST_LIMIT = 5;
/** How long a dismissed toast can still be updated. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;

export type ToastVariant = 'default' | 'destructive';

export interface ToastAction {
  label: string;
  /** Describes the action for people who cannot reach the button in time. */
  altText: string;
  onSelect: () => void;
}

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  action?: ToastAction;
  variant?: ToastVariant;
  durationMs?: number;
}

export interface ToastEntry extends ToastContent {
  readonly id: string;
  readonly isOpen: boolean;
}

export interface ToastStore {
  add(content: ToastContent): string;
  update(id: string, content: ToastContent): void;
  /** Dismisses one toast, or all of them. */
  dismiss(id?: string): void;
  getToasts(): readonly ToastEntry[];
  subscribe(listener: () => void): () => void;
}

export interface ToastTimers {
  setTimeout(run: () => void, ms: number): unknown;
}

export function createToastStore(timers: ToastTimers = globalThis): ToastStore {
  let toasts: readonly ToastEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const leaving = new Set<string>();

  function set(next: readonly ToastEntry[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function removeLater(id: string) {
    if (leaving.has(id)) return;
    leaving.add(id);
    timers.setTimeout(() => {
      leaving.delete(id);
      set(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
  }

  return {
    add(content) {
      const id = String(nextId++);
      set([{ ...content, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
      return id;
    },
    update(id, content) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)));
    },
    dismiss(id) {
      const closing = toasts.filter((toast) => id === undefined || toast.id === id);
      for (const toast of closing) removeLater(toast.id);
      set(toasts.map((toast) => (closing.includes(toast) ? { ...toast, isOpen: false } : toast)));
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
