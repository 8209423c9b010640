import { createMemberApi } from '@rostra/browser/member-api';
import { createProofRequests, type ProofRequests } from '@rostra/browser/proof-requests';
import {
  createBrowserSession,
  type Session,
  type SessionKeys,
  type SessionSource,
  type SessionUser,
} from '@rostra/browser/session';
import { type Capability, can, getProofMethods } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

interface Value {
  source: SessionSource;
  /** Asked for before sensitive actions. */
  proofs: ProofRequests;
  api: Client;
}

const SessionContext = createContext<Value | undefined>(undefined);

export function SessionProvider({ children, ...keys }: SessionKeys & { children: ReactNode }) {
  const [source] = useState(() => createBrowserSession(keys));
  useEffect(() => {
    source.start();
    return () => source.stop();
  }, [source]);
  const value = useMemo(() => {
    const proofs = createProofRequests(
      async () => (await createMemberApi(source)(getProofMethods)).methods,
    );
    return { source, proofs, api: createMemberApi(source, proofs.request) };
  }, [source]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useValue(): Value {
  const value = use(SessionContext);
  if (!value) throw new Error('SessionProvider is missing');
  return value;
}

export const useSessionSource = (): SessionSource => useValue().source;

export const useProofRequests = (): ProofRequests => useValue().proofs;

/** The API client with the token of the session. */
export const useApi = (): Client => useValue().api;

export function useSession(): Session {
  const { source } = useValue();
  return useSyncExternalStore(source.subscribe, source.getSession);
}

const StaffContext = createContext<SessionUser | undefined>(undefined);
export const StaffProvider = StaffContext;

/** The member of staff at work. Stays while an expired login is renewed. */
export function useStaff(): SessionUser {
  const user = use(StaffContext);
  if (!user) throw new Error('StaffProvider is missing');
  return user;
}

export function useCan(): (capability: Capability) => boolean {
  const { role } = useStaff();
  return (capability) => can(role.type, capability);
}
