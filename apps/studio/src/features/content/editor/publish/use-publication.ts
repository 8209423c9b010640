import { errorCode } from '@rostra/browser/errors';
import {
  cancelStudioSchedule,
  checkStudioEntry,
  type EditionKind,
  publishStudioEntry,
  type ScheduledAction,
  scheduleStudioEntry,
  unpublishStudioEntry,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { useEditor } from '../fields/use-field.ts';

/** What readers are told about a new edition. */
interface EditionNote {
  readonly reason: string | null;
  readonly kind: EditionKind;
}

export type PublicationAct =
  | { readonly type: 'publish'; readonly note?: EditionNote | undefined }
  | { readonly type: 'unpublish' }
  | {
      readonly type: 'schedule';
      readonly action: ScheduledAction;
      readonly at: string;
      readonly note?: EditionNote | undefined;
    }
  | { readonly type: 'cancel'; readonly action: ScheduledAction };

export interface Outcome {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly text: string;
}

/** Saves first and checks the text, then publishes, schedules, takes down or cancels. */
export function usePublication() {
  const t = useMessages('studio-publishing');
  const errorText = useErrorText();
  const format = useFormat();
  const api = useApi();
  const queryClient = useQueryClient();
  const { saver, entry, refresh, flushBody } = useEditor();
  const { kind, documentId: id, locale } = entry;
  const target = { params: { kind, id }, query: { locale } };
  const isRunning = useRef(false);
  const [running, setRunning] = useState<PublicationAct>();
  const [outcome, setOutcome] = useState<Outcome>();

  const checks = useQuery({
    queryKey: ['checks', kind, id, locale],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      flushBody();
      if (!(await saver.flush())) throw new Error(t('notSaved'));
      const [{ data }] = await Promise.all([api(checkStudioEntry, target, { signal }), refresh()]);
      return data;
    },
  });

  function send(act: PublicationAct) {
    const options = { ifMatch: saver.getState().version };
    if (act.type === 'publish') {
      return api(publishStudioEntry, { ...target, body: withNote(act.note) }, options);
    }
    if (act.type === 'unpublish') return api(unpublishStudioEntry, target);
    const { action } = act;
    if (act.type === 'schedule') {
      const body = { action, at: act.at, ...withNote(act.note) };
      return api(scheduleStudioEntry, { ...target, body }, options);
    }
    return api(cancelStudioSchedule, { ...target, params: { kind, id, action } });
  }

  function describe(act: PublicationAct): string {
    if (act.type === 'publish') return t('done.published');
    if (act.type === 'unpublish') return t('done.takenDown');
    if (act.type === 'cancel') return t('done.cancelled');
    const time = format.moment(act.at);
    return act.action === 'publish'
      ? t('done.scheduled', { time })
      : t('done.takeDownScheduled', { time });
  }

  /** Resolves to whether it is done. A second call while the first one runs does nothing. */
  async function perform(act: PublicationAct): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(act);
    setOutcome(undefined);
    try {
      await send(act);
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      await checks.refetch();
      setOutcome({ tone: 'success', text: describe(act) });
      return true;
    } catch (error) {
      const isOutdated = errorCode(error) === 'edit_conflict';
      if (isOutdated) await checks.refetch();
      setOutcome(
        isOutdated
          ? { tone: 'warning', text: t('newerText') }
          : { tone: 'danger', text: errorText(error) },
      );
      return false;
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  }

  return { checks, perform, running, outcome };
}

const withNote = (note: EditionNote | undefined) => (note ? { note } : {});

export type Publication = ReturnType<typeof usePublication>;
