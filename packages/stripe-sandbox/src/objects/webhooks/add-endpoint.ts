import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { API_VERSION } from '../../wire/api-version.ts';

export interface NewEndpoint {
  id?: string;
  url: string;
  enabledEvents: string[];
  description: string | null;
  metadata: Stripe.Metadata;
  secret: string;
}

export function addEndpoint(work: Work, input: NewEndpoint): Stripe.WebhookEndpoint {
  const endpoint: Stripe.WebhookEndpoint = {
    id: input.id ?? newIdOf('webhook_endpoint'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: now(work, null),
    description: input.description,
    enabled_events: input.enabledEvents,
    livemode: false,
    metadata: input.metadata,
    status: 'enabled',
    url: input.url,
  };
  work.put('webhook_endpoint', endpoint);
  work.put('endpoint_secret', {
    id: endpoint.id,
    current: input.secret,
    previous: null,
    previousUntilMs: 0,
  });
  return endpoint;
}
