export default {
  invalidCount: 'Enter a number from 1 to {max}',
  noteTooLong: 'The note can have at most {max} characters',
  redeemed: 'This gift has been redeemed already',
  sealed: 'These codes can no longer be shown. Withdraw them and issue others.',
} as const;
