export default {
  title: 'Staff',
  lead: 'Everybody who works on this site. Members without a role are not listed here.',
  person: 'Person',
  role: 'Role',
  factors: 'Second factor',
  actions: 'Actions',
  change: 'Change',
  invite: 'Invite somebody',
  inviteText:
    'They get an email with a link to choose a password. The link works for {days, plural, one {# day} other {# days}}; after that, you can send the invitation again.',
  email: 'Email address',
  emailInvalid: 'Enter an email address, such as name@example.org',
  sendInvitation: 'Send the invitation',
  inviteSent: 'The invitation was sent to {email}',
  invited: '{email} is invited',
  inviteUnchanged: '{email} has this role already. Nothing has changed.',
  notSentTitle: 'The email was not sent',
  'notSent.mailbox':
    'No mail server is configured. The email is in the mailbox for developers, <link>{path}</link>. Open it with the link that the server prints when it starts.',
  'notSent.outbox':
    'No mail server is configured. The email waits in the outbox until <code>SMTP_URL</code> is set on the server.',
  handOver:
    'You can also hand over the link yourself. Whoever opens it chooses the password, so give it to nobody but {email}. It is shown only now, and works once, within {days, plural, one {# day} other {# days}}.',
  noLink:
    'There was an account with this address already. The link is not shown here, because it would open that account.',
  link: 'Link of the invitation',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  close: 'Close',
  inviteAgain: 'Send the invitation again',
  changeRole: 'Change the role',
  changeRoleOf: 'Change the role of {name}',
  roleChanged: 'The role of {name} was changed',
  transfer: 'Make owner',
  revoke: 'Revoke the role',
  'allows.administrator': 'Everything except transferring the ownership.',
  'allows.editor': 'Writes, reviews and publishes all texts, and manages media.',
  'allows.author': 'Writes drafts and hands them in for review.',
  'allows.treasurer':
    'Sees members, payments and plans, and refunds payments. Cannot change texts.',
  'confirm.inviteAgain': 'Send the invitation to {name} again?',
  'confirm.revoke': 'Revoke the role of {name}?',
  'confirm.transfer': 'Make {name} the owner?',
  'confirm.resetFactors': 'Reset the second factors of {name}?',
  'text.inviteAgain':
    'A new link is made for {name} and sent by email. The earlier one stops working.',
  'text.revoke':
    '{name} becomes a plain member and can no longer work on this site. Their texts stay.',
  'text.transfer':
    '{name} becomes the owner, and you become an administrator. Only {name} can reverse this.',
  'text.resetFactors':
    'Do this only after making sure that the request really comes from {name}. Their authenticator app, passkeys and recovery codes are removed, and they are logged out everywhere.',
  'do.inviteAgain': 'Send again',
  'do.revoke': 'Revoke the role',
  'do.transfer': 'Transfer the ownership',
  'do.resetFactors': 'Reset second factors',
  'done.inviteAgain': 'The invitation was sent to {name} again',
  'done.revoke': '{name} has no role any more',
  'done.transfer': '{name} is the owner now',
  'done.resetFactors': 'The second factors of {name} were reset',
  firstName: 'First name',
  lastName: 'Last name',
} as const;
