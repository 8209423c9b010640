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
} as const;
