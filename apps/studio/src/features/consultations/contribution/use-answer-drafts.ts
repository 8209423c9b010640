import { type AnswerState, answerStates } from '@rostra/contract';
import { useMemo, useState } from 'react';
import type { ManagedContribution } from '../consultations-query.ts';

export interface Answer {
  /** Empty until it is chosen. */
  readonly state: AnswerState | '';
  readonly answer: string;
}

interface AnswerDraft extends Answer {
  readonly isChanged: boolean;
}

export interface AnswerDrafts {
  /** The contributions whose forms are open. */
  readonly drafts: Readonly<Record<string, AnswerDraft>>;
  readonly hasChanges: boolean;
  open(contribution: ManagedContribution): void;
  change(id: string, answer: Answer): void;
  close(id: string): void;
}

/** Answers that are being written. They survive a refused answer and a changed filter. */
export function useAnswerDrafts(): AnswerDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerDraft>>>({});
  return useMemo(
    () => ({
      drafts,
      hasChanges: Object.values(drafts).some(({ isChanged }) => isChanged),
      open: (contribution) =>
        setDrafts((current) => ({ ...current, [contribution.id]: answerOf(contribution) })),
      change: (id, { state, answer }) =>
        setDrafts((current) => {
          const draft = current[id];
          if (!draft || (draft.state === state && draft.answer === answer)) return current;
          return { ...current, [id]: { state, answer, isChanged: true } };
        }),
      close: (id) => setDrafts(({ [id]: _, ...others }) => others),
    }),
    [drafts],
  );
}

const answerOf = ({ state, answer }: ManagedContribution): AnswerDraft => ({
  state: answerStates.find((name) => name === state) ?? '',
  answer: answer ?? '',
  isChanged: false,
});
