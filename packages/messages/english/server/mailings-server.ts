export default {
  outdated: 'Somebody else has changed this mailing. Load the page again.',
  notADraft: 'This mailing is no draft any more, so it cannot be changed.',
  segmentGone: 'This segment was deleted. Choose another one.',
  noSubject: 'Enter a subject',
  noText: 'Write a text, or choose what to send',
  noAddress:
    'Every mailing needs the postal address and the imprint of the organisation. Enter them in the settings.',
  unpublished: 'What this mailing sends is not published. Publish it, or choose something else.',
  nobody: 'Nobody would get this mailing. Choose another audience.',
  wrongTime: 'Choose a time in the future, at most a year from now',
  wrongState: 'This is not possible any more. Load the page again to see where the mailing stands.',
  notSentYet: 'A mailing can be sent again once it has been sent or cancelled.',
} as const;
