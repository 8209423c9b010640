export default {
  resetSubject: 'Choose a new password for {site}',
  resetTitle: 'Choose a new password',
  resetAsked: 'Someone asked for a new password for your account.',
  resetIfYou: 'If it was you, open the link within 30 minutes. It works only once.',
  resetIfNotYou: 'If it was not you, you can ignore this email. Your password stays the same.',
  resetAction: 'Choose a new password',
} as const;
