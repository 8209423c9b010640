import { browserStorage } from '@rostra/browser/storage';

const KEY = 'rostra.passkey';

/**
 * Whether a passkey was created or used in this browser. Only then does the login page offer passkeys
 * among the autofill suggestions, which costs a request and a script; the button is always there.
 */
export const hasPasskeyHint = () => browserStorage().getItem(KEY) !== null;

export const setPasskeyHint = () => browserStorage().setItem(KEY, '1');
