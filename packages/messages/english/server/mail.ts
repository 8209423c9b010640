export default {
  buttonDoesNotWork: 'If the button does not work, open this address:',
  ifThisWasYou: 'If this was you, you can ignore this email.',
  ifThisWasNotYou: 'If this was not you, choose a new password right away: {url}',
} as const;
