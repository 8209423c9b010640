import type { MailState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Record<MailState, Tone> = { waiting: 'warning', failed: 'danger', sent: 'success' };

export function MailBadge({ state }: { state: MailState }) {
  const t = useMessages('studio-mails');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
