import { confirmAddress, getMe } from '@rostra/contract';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';

/** The result is the confirmed address. */
export function useConfirmAddress() {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  return async (code: string): Promise<string> => {
    const { email } = await api(confirmAddress, { body: { code } });
    // Reloaded instead of updated, because somebody else may be logged in here.
    if (user) await api(getMe, { query: {} }).then(source.setUser, () => undefined);
    return email;
  };
}
