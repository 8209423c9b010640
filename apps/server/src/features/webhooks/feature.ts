import type { Gauge } from '../../adapters/metrics/metrics.ts';
import type { Db } from '../../db/client.ts';
import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { cleanUpEvents } from './clean-up-events.ts';
import type { WebhooksContext } from './context.ts';
import { countDeliveries } from './delivery/deliveries.repo.ts';
import { webhookWorker } from './delivery/webhook-worker.ts';
import { webhookMailSamples } from './mail-samples.ts';
import { webhookRoutes } from './routes.ts';

export const webhooksFeature = (context: WebhooksContext): Feature => ({
  name: 'webhooks',
  mailSamples: webhookMailSamples,
  gauges: webhookGauges(context.db),
  routes: (app) => webhookRoutes(app, context),
  workers: [webhookWorker(context), hourly('webhooks', () => cleanUpEvents(context))],
});

const webhookGauges = ({ queries }: Db): Gauge[] => [
  {
    name: 'webhooks_waiting',
    help: 'Events that are still to be sent to webhooks, including those that are retried later',
    read: () => countDeliveries(queries, 'waiting'),
  },
  {
    name: 'webhooks_failed',
    help: 'Events of the last 30 days that no attempt delivered; staff can send them again',
    read: () => countDeliveries(queries, 'failed'),
  },
];
