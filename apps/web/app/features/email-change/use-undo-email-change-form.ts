import { emailChangeUndoSchema, undoEmailChange } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newPasswordFields } from '../../lib/forms/new-password-form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../sessions/index.ts';

/** Restores the old address and logs in. An invalid code is a state of the page, not a field error. */
export function useUndoEmailChangeForm(code: string) {
  const t = useMessages('email-change');
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [isSpent, setIsSpent] = useState(false);
  const { props } = useContractForm({
    schema: emailChangeUndoSchema,
    names: newPasswordFields,
    values: { code, password: '', passwordConfirmation: '' },
    submit: async (body) => {
      try {
        const response = await api(undoEmailChange, { body });
        if ('secondFactor' in response) {
          toast.add({ title: t('kept') });
          await navigate(pathTo(pages.login), { replace: true, state: response });
          return undefined;
        }
        source.setMember(response);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid_code') throw error;
        setIsSpent(true);
        return undefined;
      }
      toast.add({
        title: t('restored'),
        description: t('restoredDescription'),
      });
      await navigate(`${pathTo(pages.profile)}#email`, { replace: true });
      return undefined;
    },
  });
  return { props, isSpent };
}
