import { type AwaitedPayment, writeAwaited } from './awaited.ts';

const RETURN_PATH = '/dashboard/subscription/return';

/** The page that waits for this. */
export const returnPath = (awaited: AwaitedPayment | undefined) =>
  RETURN_PATH + writeAwaited(awaited);

/** Where Stripe sends the member back to, should it have to take them away. */
export const returnUrl = (awaited: AwaitedPayment | undefined) =>
  window.location.origin + returnPath(awaited);
