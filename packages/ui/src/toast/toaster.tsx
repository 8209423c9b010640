import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ToastListProps } from './toast-list.tsx';
import { createToastStore, type ToastEntry, type ToastStore } from './toast-store.ts';

const loadToastList = () => import('./toast-list.tsx').then((module) => module.default);
const none: readonly ToastEntry[] = [];
const Store = createContext<ToastStore | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** Provided by tests and by code outside React. */
  store?: ToastStore;
}

export function ToastProvider({ children, store }: ToastProviderProps) {
  const [ownStore] = useState(() => store ?? createToastStore());
  return <Store value={ownStore}>{children}</Store>;
}

export function useToast(): ToastStore {
  const store = use(Store);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

/** Preloads the toast code for pages that report errors, because it could not be loaded offline. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    loadToastList().catch(() => undefined);
  }, []);
}

/** Rendered once per document. Loads the list with the first toast, and retries with the next. */
export function Toaster() {
  const store = useToast();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  useEffect(() => {
    if (toasts.length === 0 || List) return;
    loadToastList().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [toasts, List]);
  if (toasts.length === 0 || !List) return null;
  return <List toasts={toasts} onClose={(id) => store.dismiss(id)} />;
}
