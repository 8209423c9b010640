/**
 * Ids of elements on pages that show a rendered body. Headings inside a body never get one of them,
 * because links to sections would then lead to the wrong element.
 */
export const elementIds = {
  main: 'main',
  keyPoints: 'key-points',
  otherPolicies: 'other-policies',
  moreInArea: 'more-in-area',
  whatChanged: 'what-changed',
  pledges: 'pledges',
  citeAs: 'cite-as',
  compareWith: 'compare-with',
  related: 'related',
  files: 'files',
  locked: 'locked',
  consentTitle: 'consent-title',
  memberMenu: 'member-menu',
  pageScripts: 'page-scripts',
} as const;
