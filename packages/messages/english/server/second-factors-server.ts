export default {
  'subject.totp_added': 'An authenticator app was added at {site}',
  'subject.totp_removed': 'Your authenticator app was removed at {site}',
  'subject.passkey_added': 'A passkey was added at {site}',
  'subject.passkey_removed': 'A passkey was removed at {site}',
  'title.totp_added': 'An authenticator app was added',
  'title.totp_removed': 'Your authenticator app was removed',
  'title.passkey_added': 'A passkey was added',
  'title.passkey_removed': 'A passkey was removed',
  'text.totp_added':
    'This happened on {at}. From now on you will be asked for a code from it when you log in with your password.',
  'text.totp_removed': 'This happened on {at}. We no longer ask for its codes when you log in.',
  'text.passkey_added':
    'This happened on {at}. It can log in to your account without the password.',
  'text.passkey_removed': 'This happened on {at}. It can no longer log in to your account.',
  cannotLogIn: 'If you can no longer log in, reply to this email and we will help you.',
  reviewAction: 'Review your security settings',
  recoverySubject: 'A recovery code was used at {site}',
  recoveryTitle: 'A recovery code was used',
  recoveryUsed:
    'One of your recovery codes was used on {at}. {unused, plural, =0 {It was the last one. Create new recovery codes now.} one {Unused codes left: #. You can create new ones at any time.} other {Unused codes left: #. You can create new ones at any time.}}',
  resetSubject: 'Your second factors at {site} were removed',
  resetTitle: 'Your second factors were removed',
  resetText:
    'Your authenticator app, passkeys and recovery codes were removed by our team on {at}, and you were logged out everywhere. You can log in with your password and set them up again.',
  resetNotAsked: 'If you did not ask for this, reply to this email.',
} as const;
