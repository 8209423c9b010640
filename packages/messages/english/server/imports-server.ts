export default {
  siteAddress: 'Enter an address such as https://example.org',
  permalink: 'Enter a path that contains {slug}, such as {example}',
  language: 'This site has no texts in this language',
  fileRequired: 'Choose a file',
  fileEmpty: 'The file is empty',
  fileTooLarge: 'The file is larger than 500 MB. Import it in a terminal.',
  partTooLarge: 'The file is larger than announced',
  outOfOrder: 'The upload was interrupted. Upload the file again.',
  fileGone: 'The file is no longer here. Upload it again.',
  tooLate: 'This is not possible in the current state of the import',
  originBusy: 'Another import of the same site is in progress',
} as const;
