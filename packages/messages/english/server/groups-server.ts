export default {
  subject: '{title} – {site}',
  viewPlans: 'View plans',
  invitationSubject: '{payer} invites you to a group at {site}',
  invitationTitle: 'Your {plan} is paid for',
  invitation:
    '{payer} pays for your {plan} at {site}. You can open everything that it includes, and pay nothing.',
  invitationAccount:
    'Open the link and log in. If you have no account yet, create one and open the link again; any email address will do.',
  invitationIgnore:
    'The link is valid for {days} days. If you do not want to join, ignore this email.',
  invitationAction: 'Open the invitation',
  removedTitle: 'You no longer belong to the group',
  removed: '{payer} has taken your seat away, so you can no longer open paid content.',
  endedTitle: 'Your group has ended',
  ended: 'The plan that {payer} paid for you has ended, so you can no longer open paid content.',
  ownPlan: 'Your account and your data are kept. You can choose a plan of your own at any time.',
  seatsOutOfRange: 'A group has between 1 and {max} seats',
  notForGroups: 'This plan cannot be bought for a group',
  planNotForGroups:
    'Your group needs a plan for groups. Reduce it to one seat first, or choose another plan.',
  sameSeats: 'Your group has this number of seats already',
  seatsInUse: '{used} seats are used. Remove people or withdraw invitations first.',
  trial: 'Seats can be changed after the trial',
  undoFirst: 'Another change is planned for the end of the period. Undo it first.',
  alreadyMember: 'This person has a seat already',
  groupFull: 'All seats are used. Add a seat first.',
  ownAddress: 'You have a seat already. Enter the address of somebody else.',
  payFirst: 'Your plan is not paid at the moment, so nobody can be invited.',
  noSeatLeft: 'The group has no seat left. Ask the person who invited you.',
  invitationSpent: 'The invitation was used or withdrawn, or has expired',
  leaveFirst:
    'Somebody else pays for your plan. Leave the group first if you want a plan of your own.',
  'obstacle.plan': 'You pay for a plan of your own. Cancel it first.',
  'obstacle.group': 'You already belong to a group. Leave it first.',
  'obstacle.self': 'This is an invitation to your own group',
  endsWithAccount:
    'Your group ends too: {people, plural, one {# person loses} other {# people lose}} access.',
  seatsTitle: 'Your group has {seats, plural, one {# seat} other {# seats}} from {day} on',
  seatsThen: 'Your group then has {seats, plural, one {# seat} other {# seats}}.',
  seatsKept: 'Your group keeps its {seats, plural, one {# seat} other {# seats}}',
  seatsUntil: 'Until {day} everything stays as it is.',
  seatsKeptText: 'The change on {day} will not happen.',
} as const;
