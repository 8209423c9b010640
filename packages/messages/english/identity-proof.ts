/** The question before sensitive actions. */
export default {
  title: 'Confirm that it is you',
  text: 'You are about to do something sensitive, and it has been a while since you last confirmed that it is you.',
  'use.password': 'Use your password',
  'use.totp': 'Use your authenticator app',
  'use.passkey': 'Use a passkey',
  'use.recovery-code': 'Use a recovery code',
  password: 'Your password',
  code: 'Code from your authenticator app',
  recoveryCode: 'One of your recovery codes',
  recoveryCodeHelp: 'Each code works once.',
  passkeyText: 'Your fingerprint, face, PIN or security key.',
  continue: 'Continue',
  cancel: 'Cancel',
} as const;
