export default {
  buttonDoesNotWork: 'If the button does not work, open this address:',
  ifThisWasYou: 'If this was you, you can ignore this email.',
  ifThisWasNotYou: 'If this was not you, choose a new password right away: {url}',
  mailboxTitle: 'Mailbox of {site}',
  mailboxText:
    'No mail server is set, so mails stay here. Set SMTP_URL to send them. This page opens only with the link that the server prints when it starts.',
  mailboxEmpty: 'No mails yet.',
  mailboxTo: 'To {address}',
  mailboxHtml: 'As HTML',
  mailboxSource: 'Source',
  testSubject: 'Test email from {site}',
  testTitle: 'Your site can send emails',
  testText:
    'You asked for this email in the studio. Your members will receive confirmations, receipts and security notices in the same way.',
  notFailed: 'This email has not failed, so it is not sent again.',
} as const;
