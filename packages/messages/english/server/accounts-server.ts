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
  deletionCancelledTitle: 'Your account will not be deleted',
  deletionCancelled:
    'If you did not ask for its deletion, choose a new password. A subscription does not renew until you resume it; a paused one has ended.',
  deletedSubject: 'Your account at {site} was deleted',
  deletedTitle: 'Your account was deleted',
  deletedText:
    'Your account, your profile and your picture have been deleted, as requested. This is the last email about the account.',
  deletedNotYou: 'If you did not ask for this, please contact us.',
  wrongCurrentPassword: 'The provided current password is invalid',
  samePassword: 'Your new password must be different than your current password',
  passwordIsOwner: 'Password must not be your username or email',
  passwordIsSite: 'Password must not be the name of this site',
  passwordCommon: 'This password is too common, please choose another one',
  usernameReserved: 'This username is reserved, please choose another one',
  nameReserved: 'This name belongs to this site and its staff. Please enter your own name',
  taken: 'Email or Username are already taken',
  deletedNow:
    'Your account, your profile and your picture are deleted immediately and permanently.',
  devicesLoggedOut: 'All your devices are logged out now.',
  deletedAfter:
    'After {days, plural, one {one day} other {# days}}, your account, your profile and your picture are deleted permanently. Until then you can log in to keep them.',
  deviceName: '{browser} on {system}',
  unknownDevice: 'Unknown device',
} as const;
