import type { Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';

export function WebhookState({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  const t = useMessages('studio-webhooks');
  if (!isOn) return <Badge tone="neutral">{t('state.off')}</Badge>;
  if (failingSince) return <Badge tone="danger">{t('state.failing')}</Badge>;
  return <Badge tone="success">{t('state.on')}</Badge>;
}
