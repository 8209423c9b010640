/** What webhooks tell other programs. Each has a label in the studio, `event.<name>`. */
export const webhookEvents = [
  'content.published',
  'content.changed',
  'content.unpublished',
  'content.deleted',
  'member.joined',
  'member.left',
  'member.plan_changed',
  'subscription.started',
  'subscription.changed',
  'subscription.ended',
  'payment.succeeded',
  'payment.failed',
  'payment.refunded',
  'consultation.opened',
  'consultation.closed',
  'consultation.answered',
  'vote.opened',
  'vote.closed',
  'pledge.added',
  'pledge.updated',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What staff send to see whether a webhook arrives. */
export const WEBHOOK_TEST = 'webhook.test';
