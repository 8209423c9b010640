export default {
  forgotTitle: 'Forgot password',
  forgotLead: 'We will email you a link to choose a new one.',
  emailHelp: 'The email address of your account.',
  sendLink: 'Send link',
  sendAgain: 'Send again',
  checkYourEmail: 'Check your email',
  noEmailTitle: 'No email?',
  noEmail:
    'Check your spam folder, and make sure that you entered the email address of your account.',
  rememberedTitle: 'Remembered it?',
  backToLogin: 'Back to login',
  sent: 'If there is an account with this address, we have sent it a link. It works once, within 30 minutes.',
  resetTitle: 'Choose a new password',
  resetNextTitle: 'What happens next',
  resetNext:
    'You will be logged in here with the new password. All other devices will be logged out.',
  incomplete: 'Open the link in the email again, or ask for a new one.',
  spent: 'Each link works once, within 30 minutes. Your password has not changed.',
  askForLink: 'Ask for a new link',
  saved: 'Your new password has been saved.',
  savedDescription: 'You are logged in here and logged out everywhere else.',
} as const;
