export default {
  progress: 'First steps',
  stepOf: 'Step {step, number} of {total, number}',
  'step.account': 'Account',
  'step.site': 'Name',
  'step.look': 'Look',
  'step.content': 'Content',
  'step.mail': 'Email',
  back: 'Back',
  continue: 'Continue',
  'title.account': 'Protect your account',
  'lead.account':
    'As the owner, you can do everything on this site. A second step at login keeps others out, even if they learn your password.',
  accountOffer:
    '<link>Set up two-step login in your profile</link> (opens a new tab), then return here. You can also do it later.',
  accountProtected: 'Two-step login is set up. Your account is protected.',
  accountLater: 'Continue without it',
  'title.site': 'Who runs this site?',
  'lead.site': 'You can change all of this later in the settings.',
  'title.look': 'Choose a colour',
  'lead.look': 'One colour stands for your organisation on every page and in every email.',
  'title.content': 'Keep the starter content?',
  'lead.content':
    'Your site begins with the texts and pictures of an invented organisation, so that you can see how pages work.',
  'choice.keep': 'Keep it for now',
  keepStarterHelp: 'Change it, or remove it later in the settings.',
  'choice.remove': 'Remove it and begin with an empty site',
  removeStarterHelp:
    'Deletes {count, plural, one {# entry} other {# entries}} and {files, plural, one {# file} other {# files}} for good.',
  changedStays:
    '{count, plural, one {# entry that you have changed stays.} other {# entries that you have changed stay.}}',
  removeAndContinue: 'Remove and continue',
  starterRemoved: '{count, plural, one {# entry was removed.} other {# entries were removed.}}',
  starterKept:
    '{count, plural, one {# entry stays, because you have changed or use it.} other {# entries stay, because you have changed or use them.}}',
  starterGone: 'There is no starter content on this site.',
  'title.mail': 'Can your site send emails?',
  'lead.mail':
    'Members need emails to confirm their address, to reset a password and for receipts.',
  noMailServer: 'No mail server is configured yet',
  noMailServerText:
    'Emails wait in the outbox. To send them, set <code>SMTP_URL</code> on the server and restart it.',
  mailboxText:
    'Emails are not sent. While you try out this site, read them at <link>{path}</link>. Open that page with the link that the server prints when it starts. To send emails, set <code>SMTP_URL</code> on the server and restart it.',
  sendTestMail: 'Send a test email to {email}',
  mailSent: 'The email to {email} was sent',
  mailSentText: 'If it does not arrive within a few minutes, check your spam folder.',
  mailNotSent: 'The email was not sent',
  serverReplied: 'The mail server said:',
  openStudio: 'Finish and open the studio',
  notFinished: 'The setup could not be finished',
} as const;
