export default {
  nameRequired: 'Enter a name',
  textTooLong: 'Use at most {max} characters',
  outdated: 'Somebody else has changed the newsletters. Load the page again.',
  isUsed: 'This newsletter has had subscribers or mailings. Close it instead.',
  otherAddress: 'This is not the address of the subscriber',
  wasErased: 'This address was erased. Imports leave it out already.',
} as const;
