/** Loaded when a passkey is used for the first time: the library is large. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
