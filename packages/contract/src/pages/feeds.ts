/** Where feed readers find the newest posts, and what changed in policies. */
export const feedPaths = {
  rss: '/feed.xml',
  json: '/feed.json',
  policyChanges: '/policy-changes.xml',
} as const;
