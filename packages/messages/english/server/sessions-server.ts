export default {
  newLoginSubject: 'New login to your account at {site}',
  newLoginTitle: 'New login to your account',
  newLoginText: 'Someone just logged in to your account on a device that we have not seen before.',
  newLoginDevice: '{device}, {at}',
  newLoginAction: 'See where you are logged in',
  newLoginNotice: '{device}. If this was not you, choose a new password right away.',
  wrongLogin: 'Invalid identifier or password',
  wrongRefreshToken: 'Invalid refresh token',
  noRefreshToken: 'Missing refresh token',
  noSession: 'Session not found',
} as const;
