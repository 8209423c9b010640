export default {
  readPolicies: 'Read our policies',
  policies: 'Policies',
  latestPosts: 'Latest posts',
  allPosts: 'All posts',
  membership: 'Become a member',
  membershipText: 'An account is free and takes a minute to open.',
  plans: 'Plans',
  choosePlan: 'Choose {plan}',
  openNow: 'Open now',
  allDecisions: 'How members decide here',
} as const;
