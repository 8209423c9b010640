export const policyAreas = ['domestic', 'international', 'economic', 'manifesto', 'about'] as const;
export type PolicyArea = (typeof policyAreas)[number];

/**
 * Pages that never change their address. Each shows the leading policy of its area; every other
 * policy stands at `/policies/<slug>`.
 */
export const areaPaths: Record<PolicyArea, string> = {
  domestic: '/policies/domestic',
  international: '/policies/international',
  economic: '/policies/economic',
  manifesto: '/tech-manifesto',
  about: '/about',
};
