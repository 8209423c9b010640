import type { ConsultationState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Record<ConsultationState, Tone> = {
  announced: 'neutral',
  open: 'success',
  closed: 'warning',
  concluded: 'neutral',
  abandoned: 'neutral',
};

export function ConsultationBadge({ state }: { state: ConsultationState }) {
  const t = useMessages('studio-consultations');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
