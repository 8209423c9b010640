import { useToast } from '@rostra/ui';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '../../lib/browser-storage.ts';
import { loadUser } from './load-user.ts';
import { LOADING, type Session, type SessionSource } from './session.ts';
import { createStoredSession } from './stored-session.ts';

const Source = createContext<SessionSource | undefined>(undefined);
const neverChanges = () => () => {};
const loading = () => LOADING;

function createBrowserSource(tokenKey: string): SessionSource | undefined {
  if (typeof window === 'undefined') return undefined;
  return createStoredSession({ tokenKey, storage: browserStorage(), loadUser });
}

export interface SessionProviderProps {
  tokenKey: string;
  children: ReactNode;
  /** In place of the stored session: tests hand one in. */
  source?: SessionSource;
}

export function SessionProvider({ tokenKey, children, source }: SessionProviderProps) {
  const [ownSource] = useState(() => source ?? createBrowserSource(tokenKey));
  useEffect(() => {
    void ownSource?.start();
  }, [ownSource]);
  return <Source value={ownSource}>{children}</Source>;
}

/** Who is reading. The only way for a component to know. */
export function useSession(): Session {
  const source = use(Source);
  return useSyncExternalStore(
    source?.subscribe ?? neverChanges,
    source?.getSession ?? loading,
    loading,
  );
}

/** For the forms that log in and for calls that need the token. */
export function useSessionSource(): SessionSource {
  const source = use(Source);
  if (!source) throw new Error('useSessionSource works in the browser, under a SessionProvider');
  return source;
}

/** Ends the session, says so, and goes to the login page. */
export function useLogOut(): () => Promise<void> {
  const source = use(Source);
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(async () => {
    const wasInMemberArea = window.location.pathname.startsWith('/dashboard');
    await source?.logOut();
    toast.add({ title: 'Successfully logged out!' });
    // In the member area the guard has by now sent the reader to the login page so as to come
    // back here. Whoever logs out does not come back: this replaces that.
    await navigate('/login', { replace: wasInMemberArea });
  }, [source, toast, navigate]);
}
