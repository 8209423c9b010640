export default {
  siteAddress: 'Enter an address such as https://example.org',
  permalink: 'Enter a path that contains {slug}, such as {example}',
  language: 'This site has no texts in this language',
  otherLanguage: 'The file has no texts in this language',
  fileRequired: 'Choose a file',
  fileEmpty: 'The file is empty',
  fileTooLarge: 'The file is larger than 500\u00a0MB. Import it in a terminal.',
  partTooLarge: 'The file is larger than announced',
  outOfOrder: 'The upload was interrupted. Upload the file again.',
  fileGone: 'The file is no longer here. Upload it again.',
  tooLate: 'This is not possible in the current state of the import',
  originBusy: 'Another import of the same site is in progress',
  pictureUnreachable: 'The picture could not be fetched',
  consentRequired: 'Say where the consent of these people comes from',
  newsletterRequired: 'Choose at least one newsletter',
  newsletterClosed: 'One of these newsletters is closed or no longer exists',
  memberSubject: 'Your account with {site}',
  memberTitle: 'Welcome to {site}',
  memberText:
    'Our members have a new website, and your account on it has been set up with this email address.',
  memberPassword:
    'To use it, choose a password: enter this address on the page behind the button, and you will receive a link.',
  memberAction: 'Choose a password',
  memberUnexpected:
    'If you do not know {site}, ignore this email. Nobody can use the account without access to this address.',
} as const;
