import type { PledgeStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Partial<Record<PledgeStatus, Tone>> = {
  kept: 'success',
  keptInPart: 'warning',
  stalled: 'warning',
  broken: 'danger',
};

export function PledgeBadge({ status }: { status: PledgeStatus }) {
  const t = useMessages('studio-pledges');
  return <Badge tone={tones[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>;
}
