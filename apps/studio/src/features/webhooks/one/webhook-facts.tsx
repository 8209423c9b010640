import type { Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { WebhookState } from '../webhook-state.tsx';

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useMessages('studio-webhooks');
  const { address, events, createdAt, oldSecretUntil } = webhook;
  const format = useFormat();
  return (
    <dl className="mt-4 grid max-w-3xl gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      <dt className="text-muted">{t('state')}</dt>
      <dd className="max-sm:mb-2">
        <WebhookState webhook={webhook} /> <Reason webhook={webhook} />
      </dd>
      <dt className="text-muted">{t('address')}</dt>
      <dd className="max-sm:mb-2">
        <span dir="ltr" className="[overflow-wrap:anywhere]">
          {address}
        </span>
      </dd>
      <dt className="text-muted">{t('events')}</dt>
      <dd className="max-sm:mb-2">
        <ul className="flex flex-wrap gap-x-4">
          {events.map((event) => (
            <li key={event}>{t(`event.${event}`)}</li>
          ))}
        </ul>
      </dd>
      <dt className="text-muted">{t('created')}</dt>
      <dd className="max-sm:mb-2">{format.day(createdAt)}</dd>
      {oldSecretUntil ? (
        <>
          <dt className="text-muted">{t('oldSecret')}</dt>
          <dd>{t('validUntil', { time: format.moment(oldSecretUntil) })}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** Why it is off, or since when nothing arrives. */
function Reason({ webhook: { isOn, offSince, offReason, failingSince } }: { webhook: Webhook }) {
  const t = useMessages('studio-webhooks');
  const format = useFormat();
  if (isOn) return failingSince ? t('failing', { time: format.moment(failingSince) }) : null;
  if (!offSince || !offReason) return null;
  return t(`off.${offReason}`, { time: format.moment(offSince) });
}
