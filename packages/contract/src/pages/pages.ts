import type { Page } from './page.ts';

const blog = {
  access: 'public',
  isForReading: true,
  feature: 'blog',
} as const satisfies Partial<Page>;

const document = {
  access: 'public',
  skeleton: 'document',
  isForReading: true,
} as const satisfies Partial<Page>;

const memberContent = {
  access: 'member',
  feature: 'memberContent',
} as const satisfies Partial<Page>;

/** Every page of the site: the only place that defines its URL and its dependencies. */
export const pages = {
  landing: {
    path: '/',
    access: 'public',
    skeleton: 'landing',
    isForReading: true,
  },
  about: { ...document, path: '/about' },
  policies: {
    ...document,
    path: '/policies',
    skeleton: 'list',
  },
  policy: { ...document, path: '/policies/:slug' },
  editions: { ...document, path: '/policies/:slug/versions', skeleton: 'list' },
  edition: { ...document, path: '/policies/:slug/versions/:number' },
  comparison: { ...document, path: '/policies/:slug/compare/:from/:to', query: ['view'] },
  /** What members decide, and how: the consultations, votes and pledges. */
  takePart: {
    ...document,
    path: '/take-part',
    skeleton: 'list',
  },
  consultations: {
    ...document,
    path: '/consultations',
  },
  consultation: {
    ...document,
    path: '/consultations/:slug',
    query: ['page'],
  },
  votes: { ...document, path: '/votes' },
  vote: { ...document, path: '/votes/:slug' },
  recount: { ...document, path: '/votes/:slug/check', isUncounted: true },
  castSlip: { ...document, path: '/votes/:slug/cast', isUncounted: true },
  pledges: {
    ...document,
    path: '/pledges',
    query: ['status'],
  },
  policyPledges: {
    ...document,
    path: '/policies/:slug/pledges',
  },
  manifesto: { ...document, path: '/tech-manifesto' },
  blog: {
    ...blog,
    path: '/blog',
    query: ['category', 'page', 'q', 'tag'],
    uncachedQuery: ['q'],
    skeleton: 'front',
  },
  blogPost: {
    ...blog,
    path: '/blog/:slug',
    skeleton: 'post',
    mayBeForMembers: true,
  },
  /** What visitors see of member content. */
  memberTeaser: {
    path: '/member-content/:slug',
    access: 'public',
    feature: 'memberContent',
    skeleton: 'post',
    isForReading: true,
    mayBeForMembers: true,
  },
  login: { path: '/login', access: 'guest', skeleton: 'form' },
  register: { path: '/register', access: 'guest', skeleton: 'form' },
  forgotPassword: { path: '/forgot-password', access: 'public', skeleton: 'form' },
  resetPassword: { path: '/reset-password', access: 'public', skeleton: 'form' },
  invitation: { path: '/invitation', access: 'public', skeleton: 'form' },
  confirmAddress: { path: '/confirm-address', access: 'public', skeleton: 'form' },
  releaseAddress: { path: '/not-my-address', access: 'public', skeleton: 'form' },
  confirmEmail: { path: '/confirm-email', access: 'public', skeleton: 'form' },
  undoEmailChange: { path: '/undo-email-change', access: 'public', skeleton: 'form' },
  setup: {
    path: '/setup',
    access: 'public',
    query: ['key'],
    uncachedQuery: ['key'],
    skeleton: 'form',
  },
  preview: {
    path: '/preview',
    access: 'public',
    query: ['key', 'as'],
    uncachedQuery: ['key'],
    skeleton: 'post',
  },
  newsletters: {
    path: '/newsletter',
    access: 'public',
    feature: 'newsletters',
    skeleton: 'form',
  },
  confirmNewsletters: {
    path: '/newsletter/confirm',
    access: 'public',
    feature: 'newsletters',
    skeleton: 'form',
  },
  /** Also while the feature is off, for those who want to leave. */
  newsletterPreferences: { path: '/newsletter/preferences', access: 'public', skeleton: 'form' },
  cancelDeletion: { path: '/keep-account', access: 'public', skeleton: 'form' },
  dashboard: { path: '/dashboard', access: 'member', skeleton: 'dashboard' },
  memberContents: { ...memberContent, path: '/dashboard/content', skeleton: 'list' },
  memberContent: { ...memberContent, path: '/dashboard/content/:slug', skeleton: 'post' },
  memberConsultations: {
    path: '/dashboard/consultations',
    access: 'member',
    skeleton: 'list',
  },
  memberConsultation: {
    path: '/dashboard/consultations/:slug',
    access: 'member',
    skeleton: 'post',
  },
  memberVotes: { path: '/dashboard/votes', access: 'member', skeleton: 'list' },
  memberVote: { path: '/dashboard/votes/:slug', access: 'member', skeleton: 'post' },
  profile: { path: '/dashboard/profile', access: 'member', skeleton: 'form' },
  staff: { path: '/dashboard/profile/staff', access: 'member', skeleton: 'list' },
  subscription: { path: '/dashboard/subscription', access: 'member', skeleton: 'dashboard' },
  gifts: { path: '/dashboard/gifts', access: 'member', skeleton: 'list' },
  redeemGift: { path: '/dashboard/gifts/redeem', access: 'member', skeleton: 'form' },
  gift: { path: '/dashboard/gifts/:id', access: 'member', skeleton: 'form' },
  group: { path: '/dashboard/subscription/group', access: 'member', skeleton: 'list' },
  seatInvitation: { path: '/dashboard/group-invitation', access: 'member', skeleton: 'form' },
  paymentReturn: {
    path: '/dashboard/subscription/return',
    access: 'member',
    skeleton: 'dashboard',
  },
  /** What staff add at an address of their choice. The last one: it has every address that is left. */
  page: { ...document, path: '/:slug+', mayBeForMembers: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
