import type { Wording } from '@rostra/contract';
import { useState } from 'react';
import { idOf, type MessageId } from './wording-query.ts';

export interface Draft {
  readonly text: string;
  /** The own text that the draft is based on. */
  readonly previous: string | null;
}

export interface Drafts {
  readonly count: number;
  of(message: Wording): Draft | undefined;
  put(message: MessageId, draft: Draft): void;
  remove(message: MessageId): void;
}

/** Texts that are not saved yet. They outlive their row, which another search removes from the list. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  return {
    count: drafts.size,
    of: (message) => drafts.get(idOf(message)),
    put: (message, draft) => setDrafts((current) => new Map(current).set(idOf(message), draft)),
    remove: (message) =>
      setDrafts((current) => new Map([...current].filter(([id]) => id !== idOf(message)))),
  };
}
