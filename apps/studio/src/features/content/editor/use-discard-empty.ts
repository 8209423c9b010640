import { type StudioEntry, trashStudioEntry } from '@rostra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useApi } from '../../../session/session-provider.tsx';
import type { Saver } from './saving/create-saver.ts';
import { isUnsaved } from './saving/save-machine.ts';

/** The version that creating an entry makes. */
const CREATED = 1;

/** Deletes a new draft in which nothing was written when the editor is left for another screen. */
export function useDiscardEmpty(entry: StudioEntry, saver: Saver): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const discard = useRef(() => {});
  discard.current = () => {
    const state = saver.getState();
    const isEmpty = !state.current.title && !state.current.body;
    const { kind, documentId: id, locale, permissions } = entry;
    const isStillHere = window.location.pathname.includes(`/${encodeURIComponent(id)}`);
    if (state.version !== CREATED || !isEmpty || isUnsaved(state) || isStillHere) return;
    if (!permissions.delete) return;
    const target = { params: { kind, id }, query: { locale } };
    void api(trashStudioEntry, target, { ifMatch: CREATED })
      .then(() => queryClient.invalidateQueries({ queryKey: entriesKey }))
      // Somebody else has written something, or there is no connection: the draft stays.
      .catch(() => {});
  };
  useEffect(() => () => discard.current(), []);
}
