export { confirmAddress, releaseAddress, sendConfirmation } from './confirm-address.ts';
export { addressOrNull, REMOVED_ADDRESS_DOMAIN } from './removed-address.ts';
