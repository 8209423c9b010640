/** Reserved (RFC 2606): no mail can be sent there. */
export const REMOVED_ADDRESS_DOMAIN = 'removed.invalid';

/** Null if the owner of the address has taken it from the account, which keeps a placeholder. */
export const addressOrNull = (email: string): string | null =>
  email.endsWith(`@${REMOVED_ADDRESS_DOMAIN}`) ? null : email;
