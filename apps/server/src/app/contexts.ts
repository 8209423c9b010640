import { readSender } from '../adapters/mailer/sender.ts';
import { paymentAccountOf } from '../adapters/payments/index.ts';
import { createQueue } from '../concurrency/queue.ts';
import { createWakeUp } from '../concurrency/wake-up.ts';
import { createSeal } from '../crypto/seal.ts';
import { databaseTime } from '../db/clock/database-time.ts';
import { strapiOf } from '../env.ts';
import type { AccountHooks } from '../feature.ts';
import { findPeopleWith } from '../features/accounts/index.ts';
import {
  countEntitled,
  createBilling,
  createGiftSeal,
  describeMemberBilling,
  findEntitledPlan,
  listEntitled,
  listPlansBefore,
} from '../features/billing/index.ts';
import { type ConsultationsContext, createStopLinks } from '../features/consultations/index.ts';
import { type ContentService, createContentService } from '../features/content/index.ts';
import { createOutbox, deliveryOf, hasDueMail } from '../features/mail/index.ts';
import type { MembersContext } from '../features/members/index.ts';
import { findOtherEditor } from '../features/mirror/index.ts';
import {
  createAddressHash,
  createSubscriberLinks,
  type MailingsContext,
  type NewslettersContext,
} from '../features/newsletters/index.ts';
import type { ProfileContext } from '../features/profile/index.ts';
import type { ReadershipContext, ViewCounter } from '../features/readership/index.ts';
import { searchIndex } from '../features/search/index.ts';
import {
  createLoginFactors,
  createStaffDeadline,
  findFactorDueAt,
  hasSecondFactor,
  type StaffDeadline,
} from '../features/second-factors/index.ts';
import {
  createAccessTokens,
  createAccountSessions,
  createProofReader,
  type LoginContext,
} from '../features/sessions/index.ts';
import type { StudioContext } from '../features/studio/index.ts';
import { createSlipVerifier, type VotesContext } from '../features/votes/index.ts';
import type { WebhooksContext } from '../features/webhooks/index.ts';
import type { Member } from '../http/caller.ts';
import { datesIn, senderOf } from '../languages/site.ts';
import type { RateLimits } from '../plugins/rate-limit/rate-limits.ts';
import { contentTypes } from './content-types.ts';
import type { Deps } from './deps.ts';
import { editionUses } from './edition-uses.ts';
import type { SharedParts } from './shared-parts.ts';

type Billing = ReturnType<typeof createBilling>;

/** Shared by the features around accounts. */
export type Accounts = LoginContext & ProfileContext & { staffDeadline: StaffDeadline };

/** What features are created from. */
export interface Contexts {
  accounts: Accounts;
  billing: Billing | undefined;
  content: ContentService;
  limits: RateLimits;
  views: ViewCounter;
}

const DAY_MS = 24 * 60 * 60_000;

/** One image is processed at a time; the rest wait with their bytes in memory. */
const MAX_WAITING_IMAGES = 10;

export function createAccounts(
  deps: Deps,
  { site }: Pick<SharedParts, 'site'>,
  accountHooks: readonly AccountHooks[],
): Accounts {
  const { env, db, logger, storage, now, secret, hasher } = deps;
  const staffDeadline = createStaffDeadline({ db, now, isRequired: env.STAFF_SECOND_FACTOR });
  return {
    db,
    now,
    tokens: createAccessTokens({ secret, now, lifetimeSeconds: env.TOKEN_EXPIRY_SECONDS }),
    sessionLifetimeMs: env.SESSION_LIFETIME_DAYS * DAY_MS,
    hasher,
    outbox: createOutbox({ secret, now }),
    logger,
    site,
    accountHooks,
    findFactorDueAt: (person) => findFactorDueAt({ db, staffDeadline }, person),
    hasSecondFactor: (userId, tx = db.queries) => hasSecondFactor(tx, userId),
    findProvedAt: createProofReader(db.queries),
    deletionGraceDays: env.ACCOUNT_DELETION_DAYS,
    secondFactors: createLoginFactors({ db, now, staffDeadline }),
    staffDeadline,
    media: {
      queries: db.queries,
      storage,
      clock: now,
      queue: createQueue(1, MAX_WAITING_IMAGES),
    },
  };
}

/** Undefined in simulated mode. */
export function openBilling(
  { env, ...deps }: Deps,
  { outbox, site }: Accounts,
): Billing | undefined {
  const { db, now, logger, payments, secret, tracing } = deps;
  if (!payments) return undefined;
  return createBilling({
    db,
    now,
    outbox,
    logger,
    payments: payments.payments,
    site,
    graceDays: env.BILLING_GRACE_DAYS,
    giftSeal: createGiftSeal(secret),
    tracing,
  });
}

export function createContent(
  { env, db, now, logger, entitlementOf }: Deps,
  billing: Billing | undefined,
  { site, stored }: SharedParts,
): ContentService {
  const strapi = strapiOf(env);
  return createContentService({
    db,
    clock: now,
    siteUrl: env.SITE_URL,
    languages: env.SITE_LANGUAGES,
    messagesOf: site.languages.messagesOf,
    datesOf: (locale) => datesIn(site, site.languages.messagesOf(locale)),
    trashDays: env.TRASH_RETENTION_DAYS,
    entitlementOf:
      entitlementOf ??
      (async (userId) => (billing ? findEntitledPlan(billing.context, userId) : null)),
    findOtherEditor: strapi && findOtherEditor(strapi),
    index: searchIndex,
    editionUses,
    invalidate: (tags) => stored.cache.drop(tags),
    onError: (error) => logger.error({ err: error }, 'content: background work failed'),
  });
}

/** For counting how often pages are read. */
export const readershipOf = ({ env }: Deps, { db, now, site }: Accounts): ReadershipContext => ({
  ...{ db, now, site },
  trustedProxies: env.TRUST_PROXY,
});

/** What the studio needs besides content. */
export const createStudio = (
  { env, mailer, development, extraCollections = [] }: Deps,
  { outbox, site, media }: Accounts,
  billing: Billing | undefined,
): Omit<StudioContext, 'content'> => ({
  media,
  outbox,
  site,
  mailer,
  delivery: deliveryOf({ mailer, development }),
  payments: env.BILLING,
  allCollections: [...contentTypes, ...extraCollections],
  countEntitled: async () =>
    billing ? countEntitled(billing.context) : { basic: 0, premium: 0, annual: 0 },
});

/** What staff need to look after members. */
export const createMemberAdmin = (
  accounts: Accounts,
  billing: Billing | undefined,
): MembersContext => ({
  accounts,
  sessions: createAccountSessions(accounts),
  describeBilling: billing && ((userId) => describeMemberBilling(billing.context, userId)),
});

/** For features that show members the content their plan includes. */
export const createMembers = (
  { db, now }: Deps,
  { accounts, content }: Pick<Contexts, 'accounts' | 'content'>,
) => ({
  db,
  now,
  locales: content.store.locales,
  messagesOf: content.messagesOf,
  includedPlansOf: async (member: Member) =>
    accounts.site.settings.values.memberContent
      ? (await content.readerOf(member)).includedPlans
      : [],
});

export const createNewsletters = (
  { secret }: Deps,
  { accounts: { db, now, site, outbox }, limits }: Pick<Contexts, 'accounts' | 'limits'>,
): NewslettersContext => ({
  ...{ db, now, site, outbox, limits },
  links: createSubscriberLinks(secret),
  hashOf: createAddressHash(secret),
});

/** Newsletters, and what sending them needs. */
export const createMailings = (
  deps: Deps,
  { accounts, billing, content, limits }: Contexts,
): MailingsContext => ({
  ...createNewsletters(deps, { accounts, limits }),
  content,
  findPlans: async (queries, userIds) =>
    billing ? listEntitled(billing.context, queries, userIds) : new Map(),
  wakeUp: createWakeUp(),
  mailer: deps.bulkMailer,
  rates: mailingRates(deps.env),
  hasUrgentMail: () => hasDueMail(accounts.db.queries, deps.now()),
  fixedSender: deps.env.MAIL_FROM === undefined ? undefined : readSender(deps.env.MAIL_FROM),
  returnAddress: () =>
    deps.env.MAIL_FROM === undefined
      ? senderOf(accounts.site).address
      : readSender(deps.env.MAIL_FROM).address,
  logger: deps.logger,
});

const mailingRates = (env: Deps['env']): MailingsContext['rates'] => ({
  all: {
    perSecond: env.MAILINGS_PER_SECOND,
    perHour: env.MAILINGS_PER_HOUR,
    perDay: env.MAILINGS_PER_DAY,
  },
  domain: { perSecond: env.MAILINGS_PER_DOMAIN_SECOND },
});

export const createConsultations = (
  { secret }: Deps,
  { accounts: { outbox, site }, billing, content, limits }: Contexts,
): ConsultationsContext => ({
  content,
  outbox,
  site,
  stopLinks: createStopLinks(secret),
  limits,
  findPlans: async (queries) => (billing ? listEntitled(billing.context, queries) : new Map()),
});

export function createVotes(
  { env, db, secret, readTime = databaseTime(db) }: Deps,
  { accounts, billing, content }: Contexts,
): VotesContext {
  const account = paymentAccountOf(env);
  return {
    content,
    outbox: accounts.outbox,
    site: accounts.site,
    seal: createSeal(secret, 'rostra vote keys'),
    readTime,
    payments: account === undefined ? 'none' : account === 'stripe live' ? 'real' : 'test',
    findPlans: async (tx, userId) =>
      billing ? listEntitled(billing.context, tx, userId) : new Map(),
    findPlansBefore: async (tx, at, userId) =>
      billing ? listPlansBefore(billing.context, tx, { at, userId }) : new Map(),
    verifySlip: createSlipVerifier(),
  };
}

export function createWebhooks(
  { env, db, now, secret, logger }: Deps,
  { outbox, site }: Accounts,
): WebhooksContext {
  const allowsPrivate = env.WEBHOOKS_ALLOW_PRIVATE;
  return {
    ...{ db, now, site, outbox, logger, allowsPrivate },
    seal: createSeal(secret, 'rostra webhooks'),
    random: Math.random,
    requests: allowsPrivate ? { isAllowed: () => true } : {},
    findAdministrators: (tx) => findPeopleWith(tx, 'webhooks.manage'),
  };
}
