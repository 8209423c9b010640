import {
  retryWebhookDelivery,
  type Webhook,
  type WebhookAttempt,
  type WebhookDeliveryDetails,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { deliveryQuery, webhooksKey } from '../webhooks-query.ts';
import { DeliveryState } from './delivery-state.tsx';
import { useEventName } from './use-event-name.ts';

interface DeliveryDialogProps {
  webhook: Webhook;
  id: number | undefined;
  onClose: () => void;
}

/** What was sent, and each answer. */
export function DeliveryDialog({ webhook, id, onClose }: DeliveryDialogProps) {
  const t = useMessages('studio-webhooks');
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} title={t('deliveryTitle')}>
      {id === undefined ? null : <Details webhook={webhook} id={id} />}
    </Dialog>
  );
}

function Details({ webhook, id }: { webhook: Webhook; id: number }) {
  const t = useMessages('studio-webhooks');
  const details = useQuery(deliveryQuery(useApi(), webhook.id, id));
  if (details.data) return <Delivery webhook={webhook} delivery={details.data} />;
  if (details.isError) return <LoadFailure query={details} />;
  return <p className="mt-3 min-h-40 text-muted">{t('loading')}</p>;
}

function Delivery({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDeliveryDetails }) {
  const t = useMessages('studio-webhooks');
  const nameOf = useEventName();
  const retry = useChange({
    send: (api) =>
      api(retryWebhookDelivery, { params: { id: webhook.id, deliveryId: delivery.id } }),
    done: t('retried'),
    affects: webhooksKey,
  });
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="font-medium">{nameOf(delivery.event)}</span>
        <DeliveryState state={delivery.state} />
      </p>
      <p className="mt-1 text-muted text-xs [overflow-wrap:anywhere]">
        {t('eventId')}: <code dir="ltr">{delivery.eventId}</code>
      </p>
      <h3 className="mt-5 font-medium">{t('request')}</h3>
      <Code text={formatted(delivery.body)} label={t('request')} />
      <h3 className="mt-5 font-medium">{t('answers')}</h3>
      {delivery.log.length === 0 ? <p className="mt-1 text-muted">{t('notTried')}</p> : null}
      <ol className="mt-1 grid gap-3">
        {delivery.log.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
      </ol>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {retry.error}
      </p>
      {webhook.isOn ? (
        <Button variant="secondary" isBusy={retry.isBusy} onClick={() => retry.change()}>
          {t('retry')}
        </Button>
      ) : (
        <p className="text-muted text-sm">{t('retryNeedsOn')}</p>
      )}
    </>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { at, durationMs, status, error, answer } = attempt;
  const t = useMessages('studio-webhooks');
  const format = useFormat();
  return (
    <li>
      <p className="text-sm">
        <span className="font-medium">
          {status === null ? null : `${t('status', { code: String(status) })} · `}
          {error === null ? t('arrived') : t(`error.${error}`)}
        </span>
        <span className="block text-muted text-xs">
          {format.exactMoment(at)} · {t('duration', { number: format.number(durationMs) })}
        </span>
      </p>
      {answer ? <Code text={answer} label={t('answers')} /> : null}
    </li>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard
      tabIndex={0}
      className="mt-1 max-h-60 overflow-auto rounded bg-sunken p-3 text-xs"
    >
      <pre dir="ltr" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </section>
  );
}

const formatted = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
