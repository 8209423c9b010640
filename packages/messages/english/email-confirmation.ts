export default {
  confirmTitle: 'Confirm your email address',
  confirmQuestion: 'Did you register here with this address? Then confirm that it is yours.',
  confirmedTitle: 'Your address is confirmed',
  confirmed: 'Thank you. {email} is now the confirmed address of your account.',
  openDashboard: 'Open your dashboard',
  notYouTitle: 'Not you?',
  notYou: 'If you did not register here, <link>take your address back</link>.',
  spent:
    'Links work for 7 days, and only for the current address of an account. Log in to get a new one.',
  incomplete: 'Open the link in the email again, or log in to get a new one.',
  releaseTitle: 'Take your address back',
  releaseQuestion:
    'Someone registered here with your email address. Do you want to remove it from their account?',
  removeAddress: 'Remove my address',
  releaseFailed: 'The address could not be removed',
  releaseNext:
    'That account loses your address and is logged out everywhere. You can then register with the address yourself.',
  releasedTitle: 'Your address has been removed',
  released: 'It no longer belongs to that account. You can register with it yourself.',
  register: 'Register',
  releaseSpent:
    'The address has been removed already, or the link is older than 7 days. You can take over an account with your address by choosing a new password.',
  releaseConfirmedTitle: 'This address has been confirmed',
  releaseConfirmed:
    'Someone who can read your emails has confirmed it. If it was not you, choose a new password for the account.',
  choosePassword: 'Choose a new password',
  prompt: 'We have sent a link to {email}. Open it to confirm that the address is yours.',
  sendAgain: 'Send again',
  sentAgain: 'We have sent another link to {email}.',
  changeAddress: 'Change address',
  noAddressTitle: 'Your account has no email address',
  noAddress:
    'The owner of the address that you entered told us that it is not yours. Add your own, so that you can reset your password and receive emails.',
  addAddress: 'Add an address',
} as const;
