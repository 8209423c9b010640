import type { CompiledMessage } from 'icu-minify/format';
import type { MessageFeature } from './english.ts';

/**
 * A visitor downloads one file per area: the public messages on every page, those of editions and pledges with the
 * pages of policies, those of pages that staff add with these, those of consultations, votes, gifts and newsletters with theirs, those of accounts with pages
 * that have a form, and the others with the member area. Staff download those of the studio. Those of the server (mails, errors) stay there.
 */
export const areas = {
  public: [
    'blog',
    'dates',
    'documents',
    'landing',
    'languages',
    'plans',
    'policies',
    'sessions',
    'site',
    'ui',
  ],
  editions: ['editions', 'pledges', 'policy-list'],
  pages: ['pages'],
  consultations: ['consultations'],
  votes: ['votes'],
  'take-part': ['take-part'],
  gifts: ['gifts'],
  newsletters: ['newsletters'],
  account: [
    'accounts',
    'email-change',
    'email-confirmation',
    'failures',
    'forms',
    'invitation',
    'password-recovery',
    'two-step-login',
  ],
  member: [
    'billing',
    'dashboard',
    'groups',
    'identity-proof',
    'member-content',
    'notifications',
    'pauses',
    'preview',
    'profile',
    'reading',
    'second-factors',
    'staff',
  ],
  studio: [
    'studio',
    'studio-audit',
    'studio-calendar',
    'studio-consultations',
    'studio-votes',
    'studio-pledges',
    'studio-coupons',
    'studio-gifts',
    'studio-editor',
    'studio-forms',
    'studio-imports',
    'studio-mirror',
    'studio-keys',
    'studio-lists',
    'studio-mails',
    'studio-media',
    'studio-members',
    'studio-money',
    'studio-newsletters',
    'studio-plans',
    'studio-pages',
    'studio-preview',
    'studio-publishing',
    'studio-readership',
    'studio-redirects',
    'studio-review',
    'studio-settings',
    'studio-setup',
    'studio-staff',
    'studio-taxonomy',
    'studio-status',
    'studio-tokens',
    'studio-versions',
    'studio-webhooks',
    'studio-wording',
  ],
  server: [
    'accounts-server',
    'billing-server',
    'groups-server',
    'consultations-server',
    'votes-server',
    'webhooks-server',
    'pledges-server',
    'coupons-server',
    'gifts-server',
    'email-change-server',
    'email-confirmation-server',
    'errors',
    'rules',
    'imports-server',
    'media-server',
    'profile-server',
    'reading-server',
    'content-server',
    'mail',
    'newsletters-server',
    'mailing-server',
    'members-server',
    'money-server',
    'newsletters-manage-server',
    'mailings-server',
    'plans-server',
    'password-recovery-server',
    'second-factors-server',
    'sessions-server',
    'staff-server',
    'studio-server',
  ],
} as const satisfies Record<string, readonly MessageFeature[]>;

/** Whether pages of the site show the messages of a feature, rather than the studio, mails and errors only. */
export const isPageFeature = (feature: string): boolean =>
  isBrowserFeature(feature) && !(areas.studio as readonly string[]).includes(feature);

/** Whether browsers show the messages of a feature, rather than mails and errors only. */
export const isBrowserFeature = (feature: string): boolean =>
  !(areas.server as readonly string[]).includes(feature);

export type BrowserArea = Exclude<keyof typeof areas, 'server'>;

export type CompiledArea = Partial<Record<MessageFeature, Record<string, CompiledMessage>>>;
