export default {
  buttonDoesNotWork: 'If the button does not work, open this address:',
} as const;
