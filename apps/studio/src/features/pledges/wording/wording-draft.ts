import type { Pledge, PledgeWording } from '@rostra/contract';

/** What the fields contain. */
export interface WordingDraft {
  readonly text: string;
  readonly dueOn: string;
  readonly sinceEdition: number | undefined;
  readonly untilEdition: number | undefined;
}

export const emptyWording: WordingDraft = {
  text: '',
  dueOn: '',
  sinceEdition: undefined,
  untilEdition: undefined,
};

export const draftOf = ({ text, dueOn, sinceEdition, untilEdition }: Pledge): WordingDraft => ({
  text,
  dueOn: dueOn ?? '',
  sinceEdition,
  untilEdition: untilEdition ?? undefined,
});

/** Undefined if no edition is chosen. The server checks everything else. */
export const readWording = (draft: WordingDraft): PledgeWording | undefined =>
  draft.sinceEdition === undefined
    ? undefined
    : {
        text: draft.text,
        dueOn: draft.dueOn === '' ? null : draft.dueOn,
        sinceEdition: draft.sinceEdition,
        untilEdition: draft.untilEdition ?? null,
      };
