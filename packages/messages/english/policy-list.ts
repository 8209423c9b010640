export default {
  lead: 'Everything we stand for, by subject: what each policy says today, what members are discussing, and what became of our pledges.',
  emptyTitle: 'No policies yet',
  empty: 'When we publish our first policy, you will find it here.',
  aboutAndLegal: 'About us and legal pages',
} as const;
