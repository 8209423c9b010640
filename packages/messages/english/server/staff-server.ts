export default {
  roleSubject: 'Your role at {site} was changed',
  roleTitle: 'Your role was changed',
  roleIsNow:
    'Your role is now {role, select, owner {Owner} administrator {Administrator} editor {Editor} author {Author} other {Treasurer}}.',
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
  invitationBy:
    '{inviter} invites you to work on {site}. Your role is {role, select, owner {Owner} administrator {Administrator} editor {Editor} author {Author} other {Treasurer}}.',
  invitationText:
    'You are invited to work on {site}. Your role is {role, select, owner {Owner} administrator {Administrator} editor {Editor} author {Author} other {Treasurer}}.',
  invitationLink:
    'Choose a password to begin. The link works once, within {days, plural, one {# day} other {# days}}. After that, ask for a new one.',
  invitationOldPassword:
    'There was an account with this address already. Its old password no longer works.',
  invitationUnexpected: 'If you did not expect this, you can ignore this email.',
  invitationAction: 'Choose a password',
  withdrawnSubject: 'Your invitation to {site} was withdrawn',
  withdrawnTitle: 'Your invitation was withdrawn',
  withdrawnText: 'The invitation to work on {site} is no longer valid. Its link no longer works.',
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
  tokenName: 'Give the token a name',
  tokenNameLength: 'The name can have at most 80 characters',
  tokenAccess: 'Access must be read, draft or edit',
  tokenDays: 'Choose between 1 and 3650 days, or no end',
  tooManyTokens: 'There are too many tokens. Revoke some first.',
  noToken: 'There is no such token.',
} as const;
