import type { PledgeSource, PledgeStatus, PledgeUpdate } from '@rostra/contract';

/** What the fields contain. */
export interface EvidenceDraft {
  /** Empty before one is chosen. */
  readonly status: PledgeStatus | '';
  readonly asOf: string;
  readonly evidence: string;
  readonly sources: PledgeSource[];
}

export const emptySource: PledgeSource = { title: '', url: '', date: '' };

/** A correction starts with what it corrects. */
export function startDraft(corrected: PledgeUpdate | undefined): EvidenceDraft {
  if (!corrected) return { status: '', asOf: '', evidence: '', sources: [emptySource] };
  const { status, asOf, evidence, sources } = corrected;
  return { status, asOf, evidence, sources };
}
