import type { PledgeEvidence, PledgeWording } from '@rostra/contract';

interface StarterUpdate extends PledgeEvidence {
  readonly recordedAt: string;
  readonly corrects?: number;
}

interface FormerWording extends PledgeWording {
  readonly replacedAt: string;
  readonly reason: string;
}

/** A pledge of the starter content. */
export interface StarterPledge extends PledgeWording {
  /** The slug of the policy. */
  readonly policy: string;
  readonly recordedAt: string;
  readonly formerWordings?: readonly FormerWording[];
  readonly updates?: readonly StarterUpdate[];
}
