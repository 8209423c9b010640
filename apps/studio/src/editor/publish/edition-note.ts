import type { EditionKind } from '@rostra/contract';
import { useState } from 'react';
import { useEditor } from '../fields/use-field.ts';

export interface EditionNote {
  readonly reason: string | null;
  readonly kind: EditionKind;
}

export interface EditionField extends EditionNote {
  /** The first edition, and a minor correction, need no reason. */
  readonly isRequired: boolean;
  readonly isMissing: boolean;
  readonly change: (note: Partial<EditionNote>) => void;
}

/** A change of any of these gives readers another text. */
const TEXTS = ['title', 'summary', 'keyPoints', 'body'];

/** What readers are told about a new edition of a policy. Nothing is asked if they get the same text. */
export function useEditionNote(changed: readonly string[]): {
  field: EditionField | undefined;
  /** Undefined if a reason is missing. */
  read: () => { note?: EditionNote } | undefined;
} {
  const { entry } = useEditor();
  const [note, setNote] = useState<EditionNote>({ reason: null, kind: 'change' });
  const [isMissing, setIsMissing] = useState(false);
  const isFirst = entry.live === null || entry.state === 'scheduled';
  const hasEditions = entry.kind === 'policies';
  if (!hasEditions || (!isFirst && !changed.some((name) => TEXTS.includes(name)))) {
    return { field: undefined, read: () => ({}) };
  }
  const isRequired = !isFirst && note.kind === 'change';
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
