import {
  createBrowserSession,
  LOADING,
  type Session,
  type SessionKeys,
  type SessionSource,
  VISITOR,
} from '@rostra/browser/session';
import type { Client } from '@rostra/contract/client';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { useProofRequests } from '../proof/proof-context.ts';
import { useIsVisitorPreview } from './use-is-visitor-preview.ts';

const Source = createContext<SessionSource | undefined>(undefined);
const loading = () => LOADING;
/** Loaded separately, because visitors do not need it. */
const loadMemberApi = () => import('@rostra/browser/member-api');

export interface SessionProviderProps extends SessionKeys {
  children: ReactNode;
  /** Replaces the stored session in tests. */
  source?: SessionSource;
}

export function SessionProvider({ children, source, ...keys }: SessionProviderProps) {
  const [ownSource] = useState(() => source ?? createBrowserSession(keys));
  useEffect(() => {
    ownSource.start();
    return () => ownSource.stop();
  }, [ownSource]);
  const isVisitorPreview = useIsVisitorPreview();
  const shownSource = useMemo(
    () => (isVisitorPreview ? { ...ownSource, getSession: () => VISITOR } : ownSource),
    [isVisitorPreview, ownSource],
  );
  return <Source value={shownSource}>{children}</Source>;
}

/** For components that change the session. */
export function useSessionSource(): SessionSource {
  const source = use(Source);
  if (!source) throw new Error('useSessionSource needs a SessionProvider above it');
  return source;
}

/** The current session. */
export function useSession(): Session {
  const source = useSessionSource();
  return useSyncExternalStore(source.subscribe, source.getSession, loading);
}

/** The API client with the session's token. Its code is loaded ahead of the first call. */
export function useApi(): Client {
  const source = useSessionSource();
  useEffect(() => {
    loadMemberApi().catch(() => undefined);
  }, []);
  const proofs = useProofRequests();
  return useMemo<Client>(
    () =>
      async (call, ...args) => {
        const { createMemberApi } = await loadMemberApi();
        return createMemberApi(source, proofs?.request)(call, ...args);
      },
    [source, proofs],
  );
}

/** Logs out, shows a toast and goes to the login page. */
export function useLogOut(): () => Promise<void> {
  const t = useMessages('sessions');
  const source = useSessionSource();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(async () => {
    await source.logOut(async () => {
      await navigate(pathTo(pages.login));
      toast.add({ title: t('loggedOut') });
    });
  }, [source, toast, navigate, t]);
}
