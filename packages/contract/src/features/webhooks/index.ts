export {
  type DeliveryError,
  type DeliveryState,
  deliveryErrors,
  deliveryStates,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from './deliveries.ts';
export {
  getWebhookDelivery,
  listWebhookDeliveries,
  retryWebhookDelivery,
} from './delivery-calls.ts';
export {
  type Webhook,
  type WebhookOffReason,
  type WebhookPlan,
  webhookOffReasons,
} from './endpoint.ts';
export {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from './webhook-calls.ts';
export { WEBHOOK_TEST, type WebhookEvent, webhookEvents } from './webhook-events.ts';
