export default {
  notFound: 'Not Found',
  forbidden: 'Forbidden',
  unauthorized: 'Missing or invalid credentials',
  wrongPassword: 'The provided password is invalid',
  busy: 'The server is busy, please try again in a moment.',
  tryAgainSoon: 'Please try again in a moment.',
  databaseUnavailable: 'The database is not available, please try again in a moment.',
  diskFull: 'The server cannot store anything at the moment, please try again later.',
  bodyTooLarge: 'Request body is too large',
  mediaType: 'Unsupported media type',
  invalidJson: 'Request body is not valid JSON',
  emptyBody: 'Request body is empty',
  contentLength: 'Request body does not match its Content-Length',
  notUnderstood: 'The request could not be understood',
  unexpected: 'An unexpected error occurred',
  aborted: 'The request was aborted',
  antiForgery: 'Invalid anti-forgery token',
  secondFactorRequired:
    'Your role requires two-step login. Set up an authenticator app or a passkey in your profile to continue.',
  proofRequired: 'Please confirm that it is you to continue.',
  unconfirmedAddress:
    'Confirm your email address first. You can ask for a new link on your dashboard.',
  accountBlocked: 'Your account has been blocked by an administrator',
  joined: '{first}, {second}',
  tooManyRequests:
    'Too many requests, please try again in {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.',
  tooManyAttempts:
    'Too many attempts, please try again in {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.',
  tooManyQueries:
    'Too many expensive queries, please try again in {count, plural, one {# second} other {# seconds}}.',
} as const;
