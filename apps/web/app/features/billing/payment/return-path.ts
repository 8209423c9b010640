export const RETURN_PATH = '/dashboard/subscription/return';

/** Where Stripe sends the member back to, should it have to take them away. */
export const returnUrl = () => window.location.origin + RETURN_PATH;
