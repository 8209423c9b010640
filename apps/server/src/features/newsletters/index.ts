export type { NewslettersContext } from './context.ts';
export { newslettersFeature } from './feature.ts';
export { createAddressHash } from './subscribers/address-hash.ts';
