export default {
  roleSubject: 'Your role at {site} was changed',
  roleTitle: 'Your role was changed',
  roleIsNow: 'Your role is now {role}.',
  roleRevoked: 'You no longer have a role at {site}. Your account as a member stays.',
  ifMistake: 'If you think that this is a mistake, reply to this email.',
  blockedSubject: 'Your account at {site} was blocked',
  blockedTitle: 'Your account was blocked',
  blocked:
    'An administrator has blocked your account. You are logged out everywhere and cannot log in.',
  unblockedSubject: 'Your account at {site} is no longer blocked',
  unblockedTitle: 'Your account is no longer blocked',
  unblocked: 'You can log in again.',

  invitationSubject: 'Your invitation to work on {site}',
  invitationTitle: 'You are invited',
  invitationText: 'You have been invited to work on this site. Choose a password to begin.',
  invitationLink:
    'The link works once, within three days. If you had an account with this address, its old password no longer works.',
  invitationUnexpected: 'If you did not expect this, you can ignore this email.',
  invitationAction: 'Choose a password',
} as const;
