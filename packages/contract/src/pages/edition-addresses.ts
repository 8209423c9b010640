/** Addresses that the server redirects to the page of an edition. */
export const editionAddresses = {
  /** Stays the same whatever happens to the policy. */
  permanent: '/e/:documentId/:number',
  onDate: '/policies/:slug/on/:date',
} as const;
