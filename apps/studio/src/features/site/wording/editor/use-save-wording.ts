import { errorCode } from '@rostra/browser/errors';
import { resetWording, setWording } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import type { Draft } from '../use-drafts.ts';
import { type MessageId, wordingKey } from '../wording-query.ts';
import { fieldErrorsIn } from './field-errors-in.ts';

/** Saves the text of a message, or restores the original one. */
export function useSaveWording({ language, feature, key }: MessageId, onDone: () => void) {
  const t = useMessages('studio-wording');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const params = { language, feature, key };
  /** The list shows the new text before the editor closes. */
  const finish = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: wordingKey });
    toast.add({ title });
    onDone();
  };
  const onError = (error: unknown) => {
    if (conflictIn(error)) void queryClient.invalidateQueries({ queryKey: wordingKey });
    else if (fieldErrorsIn(error).length === 0) {
      const description = errorText(error);
      toast.add({ variant: 'destructive', title: t('saveFailed'), description });
    }
  };
  const save = useMutation({
    mutationFn: (body: Draft) => api(setWording, { params, body }),
    onSuccess: () => finish(t('saved')),
    onError,
  });
  const reset = useMutation({
    mutationFn: () => api(resetWording, { params }),
    onSuccess: () => finish(t('resetDone')),
    onError,
  });
  return {
    save: save.mutate,
    reset: () => reset.mutate(),
    isBusy: save.isPending || reset.isPending,
    errors: fieldErrorsIn(save.error),
    conflict: conflictIn(save.error),
  };
}

/** The text that somebody else has saved meanwhile; null for the original. */
function conflictIn(error: unknown): { current: string | null } | undefined {
  if (!(error instanceof ApiError) || errorCode(error) !== 'edit_conflict') return undefined;
  const { current } = error.details;
  return { current: typeof current === 'string' ? current : null };
}
