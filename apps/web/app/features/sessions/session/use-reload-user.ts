import { getMe } from '@rostra/contract';
import { useApi, useSession, useSessionSource } from './use-session.tsx';

/** Reads the account of this session again, if there is a session and a connection. */
export function useReloadUser(): () => Promise<void> {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  return async () => {
    if (user) await api(getMe, { query: {} }).then(source.setUser, () => undefined);
  };
}
