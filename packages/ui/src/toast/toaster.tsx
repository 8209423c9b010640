import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
} from 'react';
import { createToastStore, type ToastEntry, type ToastStore } from './toast-store.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));
const none: readonly ToastEntry[] = [];
const Store = createContext<ToastStore | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** Handed in by tests and by code outside React; made here otherwise. */
  store?: ToastStore;
}

export function ToastProvider({ children, store }: ToastProviderProps) {
  const [ownStore] = useState(() => store ?? createToastStore());
  return <Store value={ownStore}>{children}</Store>;
}

/** `add`, `update` and `dismiss`. */
export function useToast(): ToastStore {
  const store = use(Store);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

/** Stands once in the document. The list's code is fetched with the first toast. */
export function Toaster() {
  const store = useToast();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} onClose={(id) => store.dismiss(id)} />
    </Suspense>
  );
}
