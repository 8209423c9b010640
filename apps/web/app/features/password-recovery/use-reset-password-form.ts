import { resetPassword } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useNewPasswordForm } from '../../lib/mailed-links/use-new-password-form.ts';
import { useApi, useContinueLogin } from '../sessions/index.ts';

export function useResetPasswordForm(code: string) {
  const t = useMessages('password-recovery');
  const api = useApi();
  const continueLogin = useContinueLogin();
  return useNewPasswordForm(code, async (body) => {
    await continueLogin(await api(resetPassword, { body }), {
      to: pathTo(pages.dashboard),
      done: { title: t('saved'), description: t('savedDescription') },
      pendingTitle: t('saved'),
    });
  });
}
