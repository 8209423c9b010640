export default {
  outdated: 'Somebody else has changed this mailing. Load the page again.',
  notADraft: 'This mailing is no draft any more, so it cannot be changed.',
  segmentGone: 'This segment was deleted. Choose another one.',
  noSubject: 'Enter a subject',
  noText: 'Write a text, or choose what to send',
  noAddress:
    'Every mailing needs the postal address and the imprint of the organisation. Enter them in the settings.',
  unpublished: 'What this mailing sends is not published. Publish it, or choose something else.',
  closed: 'This newsletter is closed. Reopen it, or choose another one.',
  nobody: 'Nobody would get this mailing. Choose another audience.',
  wrongTime: 'Choose a time in the future, at most a year from now',
  wrongState: 'This is not possible any more. Load the page again to see where the mailing stands.',
  notSentYet: 'A mailing can be sent again once it has been sent or cancelled.',
  pausedSubject: '“{name}” is paused: too many emails came back',
  pausedTitle: 'Your mailing is paused',
  pausedText: '{percent}% of the emails of “{name}” came back, so we send no more of them for now.',
  pausedWhy:
    'Mail providers stop accepting emails from senders with many wrong addresses, also those for logging in.',
  pausedNext:
    'Open the mailing in the studio to see what the mail servers said. You can resume it there, or cancel it.',
  noServer: 'No mail server is set up, so mailings cannot be sent.',
} as const;
