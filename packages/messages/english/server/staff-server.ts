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
    'The link works once, within 7 days. If you had an account with this address, its old password no longer works.',
  invitationUnexpected: 'If you did not expect this, you can ignore this email.',
  invitationAction: 'Choose a password',
  ownerChanged: 'The owner has just changed. Please try again.',
  noAccount: 'There is no such account.',
  cannotBecomeOwner:
    'Only staff who have accepted their invitation and are not blocked can become the owner.',
  ownAccount: 'You cannot do this to your own account.',
  ownerStays: 'The owner stays the owner until the ownership is transferred.',
  inviteFirst: 'This account has no role yet. Invite it first.',
  onlyTransferred: 'The ownership can only be transferred.',
  onlyTransferredRule: 'The ownership can only be transferred',
  notCreated: 'The account could not be created. Please try again.',
  tryAgain: 'Please try again.',
  isBlocked: 'This account is blocked. Unblock it first.',
  hasRole:
    'This account has the role {role, select, owner {Owner} administrator {Administrator} editor {Editor} author {Author} other {Treasurer}} already. Change the role.',
  hasOwner: 'There is an owner already. The ownership can be transferred.',
  transferFirst:
    'You are the owner of this site. Transfer the ownership before you delete your account.',
  unknownRole: 'Unknown role',
  emailAndRole: 'Email and role are required',
  roleRequired: 'Role is required',
  userRequired: 'User is required',
} as const;
