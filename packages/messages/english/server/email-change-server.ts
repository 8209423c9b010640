export default {
  confirmSubject: 'Confirm your new email address at {site}',
  confirmTitle: 'Confirm your new email address',
  confirmAsked: 'A member of {site} asked us to use this address for their account.',
  confirmIfYou:
    'If this was you, open the link within 24 hours to confirm. It works only once, and nothing changes until then.',
  confirmIfNotYou: 'If you did not ask for this, you can ignore this email.',
  confirmAction: 'Confirm this address',
  requestedSubject: 'Your email address at {site} is about to change',
  requestedTitle: 'Your email address is about to change',
  requestedText:
    'Someone who is logged in to your account asked us to use another email address. It takes effect as soon as that address is confirmed.',
  changedSubject: 'Your email address at {site} was changed',
  changedTitle: 'Your email address was changed',
  changedText:
    'Your account now has another email address. We will send all email to that address, and you log in with it.',
  changedNotice: 'We will use {email} from now on.',
  ifNotYou:
    'If this was not you, someone knows your password. Open the link within 7 days: your account gets this address back, all devices are logged out, and you choose a new password.',
  undoAction: 'Keep this address',
  taken: 'Email is already taken',
  sameAddress: 'This is already your email address',
} as const;
