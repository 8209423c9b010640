export default {
  noteEmpty: 'Write something first',
  segmentNameMissing: 'Enter a name',
  segmentsFull: 'There are {maximum} segments already. Delete one that nobody needs',
  noteTooLong: 'A note can have at most 2,000 characters',
  otherAddress: 'This is not the address of the account',
  staffStay: 'This account has a role. Revoke the role first.',
  erasedNow:
    'The account is deleted at once, with its profile, sessions, reading and notes. This cannot be undone.',
  stripeKeeps:
    'Stripe keeps the customer, the payments and the invoices, because the law requires it. Delete the customer there if you may.',
} as const;
