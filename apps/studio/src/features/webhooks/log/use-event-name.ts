import { type WebhookEvent, webhookEvents } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

/** What people call an event. One of an older or newer release keeps its name. */
export function useEventName(): (event: string) => string {
  const t = useMessages('studio-webhooks');
  return (event) => {
    if (event === 'webhook.test') return t('event.webhook.test');
    return (webhookEvents as readonly string[]).includes(event)
      ? t(`event.${event as WebhookEvent}`)
      : event;
  };
}
