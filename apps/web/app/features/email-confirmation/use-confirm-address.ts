import { confirmAddress, getMe } from '@rostra/contract';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';
import { useLinkAction } from './use-link-action.ts';

/** Resolves to the confirmed address. */
export function useConfirmAddress(code: string) {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  return useLinkAction(async () => {
    const { email } = await api(confirmAddress, { body: { code } });
    // Loaded again instead of assumed, because someone else may be logged in here.
    if (user) await api(getMe, { query: {} }).then(source.setUser, () => undefined);
    return email;
  });
}
