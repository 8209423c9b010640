import type { BillingState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

export type BadgeState = Exclude<BillingState, 'none' | 'ended'>;

const tones: Record<BadgeState, Tone> = {
  incomplete: 'warning',
  active: 'success',
  past_due: 'danger',
  ending: 'warning',
  paused: 'warning',
};

/** The state of a plan in one or two words. */
export function StateBadge({ state }: { state: BadgeState }) {
  const t = useMessages('billing');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
