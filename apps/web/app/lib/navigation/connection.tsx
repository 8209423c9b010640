import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { cancelRouterReloads } from './cancel-router-reloads.ts';

interface Connection {
  isOffline: boolean;
  /** Set if the script of a page could not be loaded since this document was opened. */
  hasFailedScript: boolean;
}

const ConnectionContext = createContext<Connection>({ isOffline: false, hasFailedScript: false });

export const useConnection = () => use(ConnectionContext);

/** Browsers remember failed module scripts per document, so the next page needs a new document. */
export function useNeedsNewDocument(): boolean {
  const { hasFailedScript, isOffline } = useConnection();
  return hasFailedScript && !isOffline;
}

export function ConnectionProvider({ children }: { children: ReactNode }) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [hasFailedScript, setHasFailedScript] = useState(false);
  useEffect(() => cancelRouterReloads(() => setHasFailedScript(true)), []);
  return <ConnectionContext value={{ isOffline, hasFailedScript }}>{children}</ConnectionContext>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
