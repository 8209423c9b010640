export type { WebhooksContext } from './context.ts';
export { webhooksFeature } from './feature.ts';
export { cancelPlan, cancelPlansFor, carryOutPlans, planEvent } from './record/plan-event.ts';
export { type RecordedEvent, recordEvent } from './record/record-event.ts';
