export default {
  notYours: 'You can only change your own account',
  profileObject: 'Profile must be an object',
  bodyObject: 'The request body must be an object',
  languageText: 'Language must be text',
  unknownLanguage: 'Unknown language',
  metadataString: 'Metadata must be a JSON string',
  metadataTooLong: 'Metadata must be at most {maximum} characters',
  metadataObject: 'Metadata must be a JSON object',
  userDataObject: 'userData must be an object',
  usernameFixed: 'The username cannot be changed',
} as const;
