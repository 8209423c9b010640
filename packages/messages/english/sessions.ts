export default {
  title: 'Login',
  login: 'Login',
  forgotPassword: 'Forgot your password?',
  identifier: 'Username or email',
  password: 'Password',
  notMember: 'Not a member yet?',
  joinNow: 'An account is free and takes a minute. <link>Join Now</link>',
  cannotLogIn: 'Cannot log in?',
  choosePassword: '<link>Choose a new password</link> with a link sent to your email address.',
  passkeyLogin: 'Log in with a passkey',
  endTitle: 'You have been logged out',
  'end.ended':
    'Your session has ended. You may have logged out in another tab or on another device. Please log in again.',
  'end.unavailable':
    'We could not load your account. Please check your connection and log in again in a moment.',
  loggedIn: 'Successfully logged in!',
  loggedOut: 'Successfully logged out!',
  members: 'Members',
  checking: 'Checking your login',
  guest: 'Guest',
} as const;
