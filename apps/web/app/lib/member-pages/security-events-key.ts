/** The query of the account's security events, which several sections of the profile change. */
export const SECURITY_EVENTS_KEY = ['security-events'];
