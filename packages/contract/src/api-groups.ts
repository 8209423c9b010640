import type { Access } from './access.ts';

/** The API is described in three parts: for front ends, for members’ own accounts, and for staff. */
export const apiParts = ['content', 'member', 'studio'] as const;
export type ApiPart = (typeof apiParts)[number];

interface Group {
  readonly description: string;
  /** The part with its public calls. Calls for members or staff are in their parts … */
  readonly part: ApiPart;
  /** … unless the group stays together, because programs make its calls with an API token. */
  readonly staysTogether?: true;
}

/** Subjects of the API, in the order in which they are described. Each call names one. */
export const apiGroups = {
  Content: {
    part: 'content',
    description:
      'Posts, policies, pages, member content, categories, tags and authors, in the dialect of Strapi 5, and what pages are made of: rendered texts, editions, search.',
  },
  Editing: {
    part: 'content',
    staysTogether: true,
    description: 'Create, change and delete content, and read its versions.',
  },
  Media: {
    part: 'content',
    staysTogether: true,
    description: 'Upload, list and delete pictures and files.',
  },
  Consultations: {
    part: 'content',
    description: 'Members comment on drafts of policies and propose other wordings.',
  },
  Votes: { part: 'content', description: 'Open and secret votes of members on texts of policies.' },
  Pledges: { part: 'content', description: 'What was pledged, and how it stands.' },
  Newsletters: {
    part: 'content',
    description: 'Newsletters, and who gets them.',
  },
  Plans: { part: 'content', description: 'The plans that members can subscribe to.' },
  Site: { part: 'content', description: 'Name, languages, menus and look of the site.' },
  Accounts: {
    part: 'member',
    description: 'Register, log in, renew a session, recover a password, confirm an address.',
  },
  Sessions: { part: 'member', description: 'Sessions of the account, and proofs of identity.' },
  'Second factors': {
    part: 'member',
    description: 'Authenticator apps, passkeys and recovery codes.',
  },
  Users: { part: 'member', description: 'The profile of the logged-in user.' },
  'Member area': { part: 'member', description: 'The library of a member, and what was read.' },
  Notifications: { part: 'member', description: 'Notices that members see on the site.' },
  Billing: {
    part: 'member',
    description: 'Subscriptions, payments, invoices, gifts and groups of the member.',
  },
  Studio: {
    part: 'studio',
    description: 'What the studio needs to edit, review, schedule and publish, and its settings.',
  },
  Members: { part: 'studio', description: 'The accounts of members, notes and segments.' },
  Staff: { part: 'studio', description: 'Staff, invitations, API tokens, audit log and status.' },
  Money: { part: 'studio', description: 'Payments, refunds, closings, payouts and revenue.' },
  Coupons: { part: 'studio', description: 'Coupons and their codes.' },
  Gifts: { part: 'studio', description: 'Gift memberships that were bought or issued.' },
  Mails: { part: 'studio', description: 'Emails that were sent, wait or failed.' },
  Webhooks: {
    part: 'studio',
    description:
      'Addresses of other programs that are told what happens, and what was sent to them.',
  },
  Imports: { part: 'studio', description: 'Imports of content and members from other programs.' },
  Mirror: { part: 'studio', description: 'The mirror of a Strapi.' },
} as const satisfies Record<string, Group>;

export type ApiGroup = keyof typeof apiGroups;

/** The part of the API that describes a call. */
export function apiPartOf(group: ApiGroup, access: Access): ApiPart {
  const { part, staysTogether }: Group = apiGroups[group];
  if (staysTogether || access === 'public') return part;
  return access === 'member' ? 'member' : 'studio';
}
