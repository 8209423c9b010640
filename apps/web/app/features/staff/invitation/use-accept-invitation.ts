import { resetPassword } from '@rostra/contract';
import { pages, pathTo, studioPath } from '@rostra/contract/pages';
import { useNavigate } from 'react-router';
import { useNewPasswordForm } from '../../../lib/mailed-links/use-new-password-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';

/** Saves the first password, which logs in, and opens the studio, an app of its own. */
export function useAcceptInvitation(code: string) {
  const api = useApi();
  const source = useSessionSource();
  const navigate = useNavigate();
  return useNewPasswordForm(code, async (body) => {
    const response = await api(resetPassword, { body });
    if ('secondFactor' in response) {
      await navigate(pathTo(pages.login), { replace: true, state: response });
      return;
    }
    source.setMember(response);
    window.location.replace(studioPath);
    // The form stays busy until the studio is there.
    await new Promise<never>(() => undefined);
  });
}
