export { moneyFeature } from './feature.ts';
export { configuredPaymentsOf } from './setup/configured-payments.ts';
