import type { DeliveryState as State } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Record<State, Tone> = { waiting: 'warning', delivered: 'success', failed: 'danger' };

export function DeliveryState({ state }: { state: State }) {
  const t = useMessages('studio-webhooks');
  return <Badge tone={tones[state]}>{t(`delivery.${state}`)}</Badge>;
}
