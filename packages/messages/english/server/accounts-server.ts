export default {
  passwordChangedSubject: 'Your password at {site} was changed',
  passwordChangedTitle: 'Your password was changed',
  passwordChangedAt:
    'The password of your account was changed on {at}. Your other devices have been logged out.',
  passwordChangedNotice: 'Your other devices have been logged out.',
  deletionSubject: 'Your account at {site} will be deleted',
  deletionTitle: 'Your account will be deleted',
  deletionAsked:
    'You asked us to delete your account. You are logged out everywhere, and a subscription does not renew. Everything will be deleted on {at}.',
  deletionChangeMind: 'If you change your mind, log in before then, or open the link.',
  deletionNotYou: 'If this was not you, open the link, and then choose a new password right away.',
  deletionAction: 'Keep my account',
} as const;
