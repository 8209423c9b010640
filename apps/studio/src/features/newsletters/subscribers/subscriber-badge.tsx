import type { SubscriberSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Record<SubscriberSummary['state'], Tone> = {
  subscribed: 'success',
  left: 'neutral',
  suppressed: 'danger',
};

export function SubscriberBadge({ state }: Pick<SubscriberSummary, 'state'>) {
  const t = useMessages('studio-newsletters');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
