export default {
  email: 'Email',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  passwordHelp:
    'At least {minimum} characters. A phrase you can remember is better than a short, complicated password.',
  saveNewPassword: 'Save new password',
  linkIncomplete: 'This link is incomplete',
  linkSpent: 'This link no longer works',
  needsJavaScript: 'This page needs JavaScript. Please allow it for this site and reload.',
  loadedIncompletely: 'This page could not be loaded completely',
  cannotBeSent: 'The form cannot be sent. <link>Try again</link>',
} as const;
