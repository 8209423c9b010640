export default {
  nameMissing: 'Give the webhook a name',
  nameTooLong: 'Use at most 80 characters',
  badAddress: 'Enter an address that begins with https://',
  needsHttps: 'Use an address that begins with https://',
  noPassword: 'Leave user name and password out of the address. Check the signature instead',
  privateAddress: 'This address is in a private network, which webhooks may not call on this site',
  noEvents: 'Choose at least one event',
  tooMany: 'There are {maximum} webhooks already. Delete one that nobody needs',
  isOff: 'The webhook is off. Switch it on first',
  isBeingSent: 'It is being sent right now',
  offSubject: 'The webhook “{name}” was switched off',
  offTitle: 'A webhook was switched off',
  offFailures: 'Nothing has arrived at the webhook “{name}” for a week, so it was switched off.',
  offGone:
    'The receiver of the webhook “{name}” answered that it no longer exists (410), so it was switched off.',
  offMeanwhile:
    'Events that were waiting are kept for 30 days and sent when you switch it on again. What happens meanwhile is not sent.',
  offAction: 'Look at the webhooks',
} as const;
