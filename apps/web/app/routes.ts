import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { type Page, type PageName, pages } from '@rostra/contract/pages';

/** The module of each page in the manifest. */
const modules: Record<PageName, string> = {
  landing: 'features/landing/landing.route.tsx',
  about: 'features/policies/about.route.tsx',
  policies: 'features/policies/overview/policies.route.tsx',
  policy: 'features/policies/policy.route.tsx',
  editions: 'features/policies/editions/editions.route.tsx',
  edition: 'features/policies/editions/edition.route.tsx',
  comparison: 'features/policies/editions/comparison/comparison.route.tsx',
  takePart: 'features/take-part/take-part.route.tsx',
  consultations: 'features/consultations/consultations.route.tsx',
  consultation: 'features/consultations/consultation.route.tsx',
  votes: 'features/votes/votes.route.tsx',
  vote: 'features/votes/vote.route.tsx',
  recount: 'features/votes/check/check.route.tsx',
  castSlip: 'features/votes/cast/cast.route.tsx',
  pledges: 'features/pledges/pledges.route.tsx',
  policyPledges: 'features/pledges/policy-pledges.route.tsx',
  manifesto: 'features/policies/manifesto.route.tsx',
  blog: 'features/blog/list/blog-list.route.tsx',
  blogPost: 'features/blog/post/blog-post.route.tsx',
  memberTeaser: 'features/member-content/teaser/teaser.route.tsx',
  login: 'features/sessions/login/login.route.tsx',
  register: 'features/accounts/register.route.tsx',
  forgotPassword: 'features/password-recovery/forgot-password.route.tsx',
  resetPassword: 'features/password-recovery/reset-password.route.tsx',
  confirmAddress: 'features/email-confirmation/confirm-address.route.tsx',
  releaseAddress: 'features/email-confirmation/release-address.route.tsx',
  confirmEmail: 'features/email-change/confirm-email.route.tsx',
  undoEmailChange: 'features/email-change/undo-email-change.route.tsx',
  invitation: 'features/staff/invitation/invitation.route.tsx',
  setup: 'features/staff/setup/setup.route.tsx',
  preview: 'features/preview/preview.route.tsx',
  newsletters: 'features/newsletters/newsletters.route.tsx',
  confirmNewsletters: 'features/newsletters/confirm.route.tsx',
  newsletterPreferences: 'features/newsletters/preferences/preferences.route.tsx',
  cancelDeletion: 'features/accounts/keep-account.route.tsx',
  dashboard: 'features/dashboard/dashboard.route.tsx',
  memberContents: 'features/member-content/library/member-content.route.tsx',
  memberContent: 'features/member-content/reader/reader.route.tsx',
  memberConsultations: 'features/consultations/member/consultations.route.tsx',
  memberConsultation: 'features/consultations/member/consultation.route.tsx',
  memberVotes: 'features/votes/member/votes.route.tsx',
  memberVote: 'features/votes/member/vote.route.tsx',
  profile: 'features/profile/profile.route.tsx',
  staff: 'features/staff/staff.route.tsx',
  subscription: 'features/billing/subscription.route.tsx',
  gifts: 'features/billing/gifts/gifts.route.tsx',
  redeemGift: 'features/billing/gifts/redeem/redeem.route.tsx',
  gift: 'features/billing/gifts/gift.route.tsx',
  group: 'features/billing/groups/group.route.tsx',
  seatInvitation: 'features/billing/groups/invitation/invitation.route.tsx',
  page: 'features/pages/page.route.tsx',
  paymentReturn: 'features/billing/payment-return/payment-return.route.tsx',
};

function routesOf(isWanted: (page: Page) => boolean): RouteConfigEntry[] {
  return Object.entries(pages as Record<PageName, Page>)
    .filter(([, page]) => isWanted(page))
    .map(([name, { path }]) => {
      const module = modules[name as PageName];
      if (path === '/') return index(module);
      return route(path === pages.page.path ? '*' : path.slice(1), module);
    });
}

export default [
  layout('layouts/public-layout.route.tsx', [...routesOf(({ access }) => access !== 'member')]),
  layout(
    'layouts/dashboard-layout.route.tsx',
    routesOf(({ access }) => access === 'member'),
  ),
  route('manifest.webmanifest', 'features/site/manifest.route.ts'),
] satisfies RouteConfig;
