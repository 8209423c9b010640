import { type LostRelation, restoreStudioVersion, type VersionSummary } from '@rostra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { callTarget, type VersionsTarget, versionsKey } from './use-versions.ts';

export interface Restored {
  readonly version: VersionSummary;
  readonly lost: readonly LostRelation[];
  /** The draft before, which can be brought back. */
  readonly before: VersionSummary | undefined;
}

/** Makes a version the draft. Somebody else’s later draft is not overwritten. */
export function useRestore(target: VersionsTarget, draft: VersionSummary | undefined) {
  const errorText = useErrorText();
  const api = useApi();
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function restore(version: VersionSummary): Promise<Restored | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      const { params, query } = callTarget(target);
      const input = { params: { ...params, number: version.number }, query };
      const { meta } = await api(
        restoreStudioVersion,
        input,
        draft ? { ifMatch: draft.number } : {},
      );
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      return { version, lost: meta.lost, before: draft };
    } catch (failure) {
      setError(errorText(failure));
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: versionsKey(target) });
      isRunning.current = false;
      setIsBusy(false);
    }
  }
  return { restore, isBusy, error, clearError: () => setError(undefined) };
}
