import type { EditionKind, PublishChecks } from '@rostra/contract';
import { useState } from 'react';

export interface EditionNote {
  readonly reason: string | null;
  readonly kind: EditionKind;
}

export interface EditionField extends EditionNote {
  /** A minor correction needs no reason. */
  readonly isRequired: boolean;
  readonly isMissing: boolean;
  readonly change: (note: Partial<EditionNote>) => void;
}

/** What readers are told about a new edition. Nothing is asked about the first one, or if they get the same text. */
export function useEditionNote(edition: PublishChecks['edition']): {
  field: EditionField | undefined;
  /** Undefined if a reason is missing. */
  read: () => { note?: EditionNote } | undefined;
} {
  const [note, setNote] = useState<EditionNote>({ reason: null, kind: 'change' });
  const [isMissing, setIsMissing] = useState(false);
  if (edition !== 'next') return { field: undefined, read: () => ({}) };
  const isRequired = note.kind === 'change';
  return {
    field: {
      ...note,
      isRequired,
      isMissing,
      change: (part) => {
        setNote((before) => ({ ...before, ...part }));
        setIsMissing(false);
      },
    },
    read: () => {
      const reason = note.reason?.trim() || null;
      if (reason !== null || !isRequired) return { note: { ...note, reason } };
      setIsMissing(true);
      return undefined;
    },
  };
}
