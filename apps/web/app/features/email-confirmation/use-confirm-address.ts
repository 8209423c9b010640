import { confirmAddress, getMe } from '@rostra/contract';
import { useLinkAction } from '../../lib/mailed-links/use-link-action.ts';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';

/** The result is the confirmed address. */
export function useConfirmAddress(code: string) {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  return useLinkAction(async () => {
    const { email } = await api(confirmAddress, { body: { code } });
    // Reloaded instead of updated, because somebody else may be logged in here.
    if (user) await api(getMe, { query: {} }).then(source.setUser, () => undefined);
    return email;
  });
}
