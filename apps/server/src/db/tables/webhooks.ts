import type { DeliveryError, DeliveryState, WebhookOffReason } from '@rostra/contract';
import type { Generated, Selectable } from 'kysely';

export interface WebhookTables {
  /** Addresses that are called. */
  webhook_endpoints: {
    id: string;
    name: string;
    address: string;
    /** JSON: the names of the events that it gets. */
    events: string;
    /** Sealed. */
    secret: string;
    /** Sealed. The one before, which signs as well until `old_secret_until`. */
    old_secret: string | null;
    old_secret_until: string | null;
    is_on: 0 | 1;
    off_since: string | null;
    off_reason: WebhookOffReason | null;
    /** When the first of the attempts began that have failed without a success since. */
    failing_since: string | null;
    created_at: string;
    updated_at: string;
  };
  /** What happened, or will happen if nobody changes the plan. */
  webhook_events: {
    /** Sent as `webhook-id`. */
    id: string;
    type: string;
    /** What it is about. Events about the same object are sent in their order. */
    object: string;
    /** JSON, with the paths of links. */
    data: string;
    occurred_at: string;
    /** Until then it has no deliveries. Null once it has happened. */
    planned_for: string | null;
    /** By which a plan is replaced. Null once it has happened. */
    plan: string | null;
  };
  /**
   * An event for an endpoint. `endpoint_id` is no foreign key: a change must not fail because somebody deletes an
   * endpoint at the same time.
   */
  webhook_deliveries: {
    id: Generated<number>;
    endpoint_id: string;
    event_id: string;
    object: string;
    state: DeliveryState;
    attempts: number;
    tries_left: number;
    /** When it is tried next, or when the claim of the process that tries it ends. Null when done. */
    due_at: string | null;
    /** Random, of the process that tries it. */
    claim: string | null;
    /** Of the last answer. */
    status: number | null;
    created_at: string;
    finished_at: string | null;
  };
  /** One request. */
  webhook_attempts: {
    id: Generated<number>;
    delivery_id: number;
    at: string;
    duration_ms: number;
    status: number | null;
    error: DeliveryError | null;
    /** The beginning of the answer. */
    answer: string | null;
  };
}

export type EndpointRow = Selectable<WebhookTables['webhook_endpoints']>;
export type EventRow = Selectable<WebhookTables['webhook_events']>;
export type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>;
