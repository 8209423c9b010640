export default {
  title: 'Mirror of Strapi',
  linkTitle: 'Mirror of Strapi: content that is copied continuously',
  lead: 'Content that is edited in Strapi is copied here and kept up to date. Readers never wait for Strapi.',
  loadFailed: 'The state of the mirror could not be loaded',
  emptyTitle: 'No Strapi is mirrored',
  emptyText:
    'An operator sets CONTENT_URL and CONTENT_TOKEN. The documentation describes it under “Mirroring a Strapi”.',
  failed: 'Strapi could not be read',
  failedText: 'The site goes on with its copy and tries again every five minutes.',
  'state.first': 'The first copy is being made',
  'state.running': 'The copy is being compared with Strapi',
  'state.failed': 'The last comparison failed',
  'state.current': 'The copy is complete',
  'state.waiting': 'The first copy has not begun yet',
  lookedAt: 'Last comparison',
  copiedAt: 'Last comparison of everything',
  nextAt: 'Next comparison',
  never: 'Never',
  missing: 'This Strapi does not have these types: {types}',
  counts: 'Last comparison of everything',
  noRemarks: 'Everything was copied without losses.',
  heldBackTitle:
    '{count, plural, one {# entry is gone from Strapi} other {# entries are gone from Strapi}}',
  heldBackText:
    'So many at once look like a mistake. They stay published here until they are back in Strapi, or until you take them down.',
  heldBackList: 'Entries that are gone',
  heldBackMore:
    '{count, plural, one {and # more, which is listed after these} other {and # more, which are listed after these}}',
  takeDown: '{count, plural, one {Take down # entry} other {Take down # entries}}',
  removalTitle: 'Take these entries down?',
  removalText:
    '{count, plural, one {# entry is unpublished here and stays as a draft.} other {# entries are unpublished here and stay as drafts.}} Categories, subjects and authors stay and can be edited here. If an entry comes back in Strapi, it is published again.',
  removalStarted: 'The entries are being taken down',
} as const;
