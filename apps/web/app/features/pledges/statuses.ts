import type { PledgeStatus } from '@rostra/contract';

/** In the order in which readers look for them. The contract's own list would load all schemas. */
const all: Record<PledgeStatus, true> = {
  kept: true,
  keptInPart: true,
  inHand: true,
  stalled: true,
  broken: true,
  overtaken: true,
  unrated: true,
};

export const statuses = Object.keys(all) as readonly PledgeStatus[];

/** An unknown status is ignored. */
export const readStatus = (value: string | null): PledgeStatus | undefined =>
  statuses.find((status) => status === value);
