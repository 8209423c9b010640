import { type WebhookEvent, webhookEvents } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField } from '@rostra/ui/forms';
import { useId } from 'react';

interface EventsFieldProps {
  value: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (events: WebhookEvent[]) => void;
}

const topicOf = (event: WebhookEvent) => event.slice(0, event.indexOf('.'));
const topics = [...Map.groupBy(webhookEvents, topicOf)];

/** Which events are sent, by what they are about. */
export function EventsField({ value, error, onChange }: EventsFieldProps) {
  const t = useMessages('studio-webhooks');
  const errorId = useId();
  const choose = (changed: readonly WebhookEvent[], isChosen: boolean) =>
    onChange(
      webhookEvents.filter((event) => (changed.includes(event) ? isChosen : value.includes(event))),
    );
  const areAllChosen = value.length === webhookEvents.length;
  return (
    <fieldset
      className="mt-4"
      // The form leads to the first field with an error.
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="font-medium">{t('events')}</legend>
      <p id={errorId} className="text-danger text-sm">
        {error}
      </p>
      <CheckboxField
        label={t('allEvents')}
        checked={areAllChosen}
        onChange={({ target }) => choose(webhookEvents, target.checked)}
      />
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {topics.map(([topic, events]) => (
          <div key={topic} className="border-line border-t py-2">
            {events.map((event) => (
              <CheckboxField
                key={event}
                label={t(`event.${event}`)}
                checked={value.includes(event)}
                onChange={({ target }) => choose([event], target.checked)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
