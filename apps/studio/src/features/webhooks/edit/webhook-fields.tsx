import type { WebhookEvent, WebhookPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { EventsField } from './events-field.tsx';

export const emptyPlan: WebhookPlan = { name: '', address: '', events: [] };

export function WebhookFields({ form }: { form: StudioForm<WebhookPlan> }) {
  const t = useMessages('studio-webhooks');
  const events = form.bind('events');
  return (
    <>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={80}
        {...form.field('name')}
      />
      <TextField
        label={t('address')}
        help={t('addressHelp')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        maxLength={2_000}
        {...form.field('address')}
      />
      <EventsField
        value={events.value}
        error={events.error}
        onChange={(chosen: WebhookEvent[]) => events.onChange(chosen)}
      />
    </>
  );
}
