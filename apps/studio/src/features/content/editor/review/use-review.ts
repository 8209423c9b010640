import {
  approveStudioReview,
  type Person,
  requestStudioReview,
  sendBackStudioReview,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { useEditor } from '../fields/use-field.ts';

export type ReviewStep = 'request' | 'approve' | 'sendBack';

/** Saves first, so that the reviewer reads the same text. A second call while the first one runs does nothing. */
export function useReview() {
  const t = useMessages('studio-review');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { saver, entry, refresh, flushBody } = useEditor();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(step: ReviewStep, note: string, reviewer: Person | undefined) {
    const { kind, documentId: id, locale } = entry;
    const target = { params: { kind, id }, query: { locale } };
    if (step === 'sendBack') return api(sendBackStudioReview, { ...target, body: { note } });
    const noted = note.trim() ? { note } : {};
    if (step === 'approve') return api(approveStudioReview, { ...target, body: noted });
    const body = { ...noted, ...(reviewer ? { reviewer: reviewer.id } : {}) };
    return api(requestStudioReview, { ...target, body });
  }

  /** Resolves to false if it failed; `error` then says why. */
  async function perform(step: ReviewStep, note = '', reviewer?: Person): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      flushBody();
      if (!(await saver.flush())) throw new Error(t('notSaved'));
      await send(step, note, reviewer);
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      await refresh();
      toast.add({
        title: reviewer ? t('done.requestOne', { name: reviewer.name }) : t(`done.${step}`),
      });
      return true;
    } catch (failure) {
      setError(errorText(failure));
      // Somebody else may have decided.
      await refresh().catch(() => {});
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { perform, isBusy, error };
}
