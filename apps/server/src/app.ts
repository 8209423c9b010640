import type { FastifyInstance } from 'fastify';
import { pricesOf } from './adapters/payments/index.ts';
import {
  type Contexts,
  createAccounts,
  createContent,
  createMembers,
  createStudio,
  openBilling,
} from './app/contexts.ts';
import type { Deps } from './app/deps.ts';
import { createIntercept } from './app/intercept.ts';
import { createSharedParts } from './app/shared-parts.ts';
import type { AccountHooks, Feature } from './feature.ts';
import { accountsFeature } from './features/accounts/index.ts';
import { auditFeature } from './features/audit/index.ts';
import { billingFeature } from './features/billing/index.ts';
import { blogFeature } from './features/blog/index.ts';
import { contentFeature, getFileTarget, listFiles } from './features/content/index.ts';
import { dashboardFeature } from './features/dashboard/index.ts';
import { emailChangeFeature } from './features/email-change/index.ts';
import { emailConfirmationFeature } from './features/email-confirmation/index.ts';
import { findTagline, landingFeature } from './features/landing/index.ts';
import { mailFeature } from './features/mail/index.ts';
import { mediaFeature } from './features/media/index.ts';
import { memberContentFeature } from './features/member-content/index.ts';
import { notificationsFeature } from './features/notifications/index.ts';
import { operationsFeature } from './features/operations/index.ts';
import { passwordRecoveryFeature } from './features/password-recovery/index.ts';
import { policiesFeature } from './features/policies/index.ts';
import { profileFeature, replaceAvatar } from './features/profile/index.ts';
import { readingFeature } from './features/reading/index.ts';
import { searchFeature } from './features/search/index.ts';
import {
  createFactorProofChecks,
  createSecondFactors,
  secondFactorsFeature,
} from './features/second-factors/index.ts';
import {
  authenticate,
  checkPasswordProof,
  createAccountSessions,
  findCaller,
  sessionsFeature,
} from './features/sessions/index.ts';
import { describeSite, lookPath, siteFeature } from './features/site/index.ts';
import { authenticateToken, isApiToken, staffFeature } from './features/staff/index.ts';
import { studioFeature } from './features/studio/index.ts';
import { createFastify } from './http/create-fastify.ts';
import { drain } from './plugins/drain.ts';
import { pages } from './plugins/pages/index.ts';
import { registerFeatures } from './plugins/register-features.ts';
import { registerPlugins } from './plugins/register-plugins.ts';
import { studioPages } from './plugins/studio/index.ts';

/** Builds the server from its parts. Does not listen. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env, logger, studio, web } = deps;
  const parts = createSharedParts(deps);
  // Filled below, because accounts call the hooks of features that themselves need accounts.
  const accountHooks: AccountHooks[] = [...(deps.extraAccountHooks ?? [])];
  const accounts = createAccounts(deps, parts, accountHooks);
  const billing = openBilling(deps, accounts);
  const content = createContent(deps, billing, parts);
  const app = createFastify({
    ...parts,
    logger,
    trustedProxies: env.TRUST_PROXY,
    intercept: createIntercept(deps, parts, content),
  });
  const identify = (token: string) =>
    isApiToken(token) ? authenticateToken(accounts, token) : authenticate(accounts, token);
  await registerPlugins(app, { ...deps, ...parts, authenticate: identify });
  const features = createFeatures(deps, { accounts, billing, content });
  accountHooks.push(...features.flatMap((feature) => feature.accountHooks ?? []));
  await registerFeatures(app, features, deps);
  if (studio) {
    const { languages, settings } = parts.site;
    await app.register(studioPages, {
      studio,
      describe: () => describeSite(env, settings.values),
      findLook: () => lookPath(settings.values.look.accent),
      languages,
      security: parts.security,
    });
  }
  await app.register(pages, {
    ...parts.security,
    ...parts.stored,
    languages: parts.site.languages,
    metrics: deps.metrics,
    web,
  });
  await app.register(drain, parts);
  return app;
}

/** The features, in the order of registration. Adding one takes one entry here. */
function createFeatures(deps: Deps, { accounts, billing, content }: Contexts): Feature[] {
  const { env, db, storage, logger, payments } = deps;
  const members = createMembers(deps, content);
  const secondFactors = createSecondFactors(accounts, deps.secret);
  return [
    siteFeature(env, { ...content, now: deps.now, site: accounts.site }),
    contentFeature(content),
    blogFeature(content, {
      isEnabled: env.FEATURE_BLOG,
      findName: () => accounts.site.name,
      findTagline: (locale) => findTagline(db.queries, locale),
    }),
    policiesFeature(content),
    landingFeature(db, env.SITE_LANGUAGES),
    searchFeature(content),
    memberContentFeature(content, {
      isEnabled: env.FEATURE_MEMBER_CONTENT,
      storage,
      secret: deps.secret,
      callerOfSession: (sessionId) => findCaller(accounts, sessionId),
    }),
    mediaFeature({
      db,
      media: accounts.media,
      logger,
      makesMissingFormats: deps.isFirstProcess ?? true,
      onFilesChanged: () => content.changedAll(),
      replaceAvatar: (userId, bytes) => replaceAvatar(accounts, userId, bytes),
      getFileTarget: (named, count) => getFileTarget(content, named, count),
      listFiles: (query) => listFiles(content.store, query),
    }),
    studioFeature({ content, ...createStudio(deps, accounts, billing) }),
    staffFeature(accounts, createAccountSessions(accounts)),
    auditFeature({ db, now: deps.now, retentionDays: env.AUDIT_RETENTION_DAYS }),
    accountsFeature(accounts, createAccountSessions(accounts)),
    sessionsFeature(accounts, {
      password: checkPasswordProof(accounts),
      ...createFactorProofChecks(secondFactors),
    }),
    secondFactorsFeature(secondFactors),
    passwordRecoveryFeature(accounts),
    emailChangeFeature(accounts),
    emailConfirmationFeature(accounts),
    profileFeature(accounts),
    notificationsFeature(members),
    dashboardFeature(content, env.FEATURE_MEMBER_CONTENT),
    readingFeature(members, env.FEATURE_MEMBER_CONTENT),
    billingFeature({ prices: pricesOf(env), mode: env.BILLING, access: payments, billing }),
    operationsFeature({ db, env, logger, now: deps.now }),
    mailFeature({ ...accounts, logger, mailer: deps.mailer, development: deps.development }),
  ];
}
