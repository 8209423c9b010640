import type { EntrySummary, Pledge, PledgeWording } from '@rostra/contract';

/** What the fields contain. */
export interface WordingDraft {
  /** Of a new pledge. */
  readonly policy?: EntrySummary | undefined;
  readonly text: string;
  readonly dueOn: string;
  readonly sinceEdition: number | undefined;
  readonly untilEdition: number | undefined;
  /** Of a correction. */
  readonly reason: string;
}

export const emptyWording: WordingDraft = {
  text: '',
  dueOn: '',
  sinceEdition: undefined,
  untilEdition: undefined,
  reason: '',
};

export const draftOf = ({ text, dueOn, sinceEdition, untilEdition }: Pledge): WordingDraft => ({
  text,
  dueOn: dueOn ?? '',
  sinceEdition,
  untilEdition: untilEdition ?? undefined,
  reason: '',
});

/** The server refuses it without an edition. */
export const wordingOf = (draft: WordingDraft): PledgeWording => ({
  text: draft.text,
  dueOn: draft.dueOn === '' ? null : draft.dueOn,
  sinceEdition: draft.sinceEdition ?? 0,
  untilEdition: draft.untilEdition ?? null,
});
