/** What the server calls its backup, which has a section of its own. */
export const BACKUP = 'backup';
/** What the server calls the hourly work of a feature. */
export const HOURLY = 'hourly.';

/** The features that have some. Another is shown by the name of the server. */
export const hourlyTasks = [
  'accounts',
  'audit',
  'billing',
  'content',
  'coupons',
  'email-change',
  'email-confirmation',
  'imports',
  'mail',
  'media',
  'member-content',
  'newsletters',
  'notifications',
  'operations',
  'password-recovery',
  'plans',
  'policies',
  'preview',
  'profile',
  'readership',
  'second-factors',
  'sessions',
  'studio',
  'webhooks',
] as const;

/** What the server does all the time. */
export const ongoingTasks = [
  'consultations',
  'content-changes',
  'image-formats',
  'imports',
  'mailings',
  'mails',
  'mirror',
  'payment-events',
  'readership',
  'scheduled-changes',
  'starter-consultations',
  'starter-pledges',
  'starter-votes',
  'visits',
  'votes',
  'webhooks',
] as const;
