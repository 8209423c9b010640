import { undoEmailChange } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useNewPasswordForm } from '../../lib/mailed-links/use-new-password-form.ts';
import { useApi, useContinueLogin } from '../sessions/index.ts';

export function useUndoEmailChangeForm(code: string) {
  const t = useMessages('email-change');
  const api = useApi();
  const continueLogin = useContinueLogin();
  return useNewPasswordForm(code, async (body) => {
    await continueLogin(await api(undoEmailChange, { body }), {
      to: `${pathTo(pages.profile)}#email`,
      done: { title: t('restored'), description: t('restoredDescription') },
      pendingTitle: t('kept'),
    });
  });
}
