export default {
  pageTitle: 'Your invitation',
  title: 'Welcome to {site}',
  lead: 'Choose a password for {email}. Your role is {role, select, owner {Owner} administrator {Administrator} editor {Editor} author {Author} other {Treasurer}}.',
  password: 'Password',
  passwordAgain: 'Password again',
  accept: 'Save and open the studio',
  nextTitle: 'What happens next',
  next: 'You will be logged in, and the studio opens, where you work on this site. Later, log in with your email address and this password.',
  lifetimeTitle: 'How long an invitation lasts',
  lifetime:
    'The link works once, within {days, plural, one {# day} other {# days}}. If it is outdated, ask the person who invited you to send it again.',
  otherTitle: 'You are logged in as {name}',
  other:
    'This invitation is for {email}. If you go on, this browser switches from {name} to {email}.',
  checkFailed: 'The invitation could not be checked',
  incomplete:
    'Open the link in the email again. If that does not help, ask the person who invited you to send the invitation again.',
  spent:
    'An invitation works once, within {days, plural, one {# day} other {# days}}, and can be withdrawn. If you have chosen a password already, log in. Otherwise, ask the person who invited you to send it again.',
} as const;
