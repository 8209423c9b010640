/**
 * The features of the product. Each has a folder of this name in every tree, except where a reason is
 * given. `feature-map.test.mjs` compares the list with the folders.
 */
export const TREES = {
  contract: 'packages/contract/src/features',
  server: 'apps/server/src/features',
  web: 'apps/web/app/features',
  studio: 'apps/studio/src/features',
};

export const FEATURES = [
  {
    name: 'accounts',
    purpose: 'Users, credentials, registration, throttling, data export and account deletion.',
    without: { studio: 'staff manage accounts in members and staff' },
  },
  {
    name: 'sessions',
    purpose: 'Login, logout, token refresh and the list of devices.',
    without: { studio: 'the studio uses the session of the member area' },
  },
  {
    name: 'second-factors',
    purpose: 'Authenticator apps, passkeys and recovery codes.',
    without: { studio: 'staff use their profile in the member area' },
  },
  {
    name: 'password-recovery',
    purpose: 'Resetting a forgotten password with a link sent by mail.',
    without: { studio: 'staff use the page of the member area' },
  },
  {
    name: 'email-change',
    purpose: 'Changing the email address with a confirmation by mail.',
    without: { studio: 'staff use their profile in the member area' },
  },
  {
    name: 'email-confirmation',
    purpose: 'Confirming the address of an account by mail, and taking it back.',
    without: { studio: 'staff use the page of the member area' },
  },
  {
    name: 'profile',
    purpose: 'What members say about themselves: name, address, picture.',
    without: { studio: 'staff use their profile in the member area' },
  },
  {
    name: 'staff',
    purpose: 'Invitations, roles, blocking and the ownership of the site.',
  },
  {
    name: 'members',
    purpose: 'What staff see of members and do for them: search, notes, export and erasure.',
    without: { web: 'the screens are in apps/studio' },
  },
  {
    name: 'audit',
    purpose: 'The append-only log of what staff and operators did.',
    without: { web: 'staff read it through the API' },
  },
  {
    name: 'studio',
    purpose: 'The API of the studio: lists, saving, publishing and review of content and media.',
    without: {
      studio: 'its screens are sorted by what they are about',
      web: 'the screens are in apps/studio',
    },
  },
  {
    name: 'billing',
    purpose:
      'Plans, coupons, gifts, groups, subscriptions, invoices and revenue, and their reconciliation with Stripe.',
  },
  {
    name: 'content',
    purpose: 'The content engine: collections, queries, editing, versions, Markdown and sitemap.',
    without: { web: 'the features that declare collections have the pages' },
  },
  {
    name: 'blog',
    purpose: 'Posts, categories, tags (“subjects” on pages), authors and feeds.',
    without: { studio: 'posts are edited like all content' },
  },
  { name: 'policies', purpose: 'Policies and their areas, the manifesto and the about page.' },
  {
    name: 'pages',
    purpose: 'Pages that staff add at an address of their choice.',
    without: { contract: 'the calls of content read them', studio: 'edited like all content' },
  },
  {
    name: 'consultations',
    purpose: 'Drafts of policies that members discuss paragraph by paragraph, and the answers.',
  },
  {
    name: 'votes',
    purpose: 'Votes of members on texts of policies, secret or open, with records to recount.',
  },
  {
    name: 'pledges',
    purpose: 'Promises of policies, how they stand, and the dated evidence. Append-only.',
  },
  {
    name: 'take-part',
    purpose: 'The overview of what members decide: consultations, votes and pledges.',
    without: {
      contract: 'the calls of consultations, votes and pledges read it',
      server: 'consultations, votes and pledges have the rules',
      studio: 'only readers need it',
    },
  },
  {
    name: 'preview',
    purpose: 'Drafts on their real page, for staff and through links that expire.',
  },
  {
    name: 'landing',
    purpose: 'The landing page.',
    without: { studio: 'edited among the pages of content' },
  },
  {
    name: 'search',
    purpose: 'Full-text search over policies and posts.',
    without: {
      studio: 'lists of content have their own search',
      web: 'results are shown in the blog',
    },
  },
  {
    name: 'member-content',
    purpose: 'Texts and files for members, and the library that lists them.',
    without: { studio: 'edited like all content' },
  },
  {
    name: 'reading',
    purpose: 'Reading progress in member content.',
    without: { studio: 'only members see their progress' },
  },
  { name: 'dashboard', purpose: 'The overview that members see after login.' },
  {
    name: 'notifications',
    purpose: 'Notices for one member, shown in the notifications panel.',
    without: { studio: 'only members get notices' },
  },
  {
    name: 'newsletters',
    purpose: 'What people subscribe to, subscribers with their consents, and suppressed addresses.',
  },
  {
    name: 'media',
    purpose: 'Uploaded files, image formats and their delivery.',
    without: { web: 'other features show the images' },
  },
  {
    name: 'imports',
    purpose:
      'Texts and pictures from other programs: Ghost, WordPress, Substack, Strapi and folders of Markdown.',
    without: { web: 'the screen is in apps/studio' },
  },
  {
    name: 'mirror',
    purpose: 'A continuous copy of the content of a Strapi.',
    without: { web: 'the screen is in apps/studio, and pages show the copy like other content' },
  },
  {
    name: 'mail',
    purpose: 'The outbox, delivery of mails and the mailbox for development.',
    without: { web: 'the mailbox is a plain page, and staff use apps/studio' },
  },
  {
    name: 'operations',
    purpose: 'Scheduled backups, background jobs and the status of the site.',
    without: { web: 'the screen is in apps/studio' },
  },
  {
    name: 'site',
    purpose: 'Site settings, cookie banner, security.txt and not-found page.',
  },
  {
    name: 'readership',
    purpose: 'How often pages are read, counted without cookies and personal data.',
    without: { web: 'the pages of all features are counted' },
  },
  {
    name: 'webhooks',
    purpose: 'Tells other programs what happened, signed, in order and at least once.',
    without: { web: 'the screens are in apps/studio' },
  },
];
