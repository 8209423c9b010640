import { strapiOf } from '../env.ts';
import type { Feature } from '../feature.ts';
import { accountsFeature } from '../features/accounts/index.ts';
import { auditFeature } from '../features/audit/index.ts';
import { billingFeatures, configuredPaymentsOf } from '../features/billing/index.ts';
import { blogFeature } from '../features/blog/index.ts';
import { consultationsFeature } from '../features/consultations/index.ts';
import {
  contentFeature,
  findDeadLinks,
  getFileTarget,
  listFiles,
} from '../features/content/index.ts';
import { dashboardFeature } from '../features/dashboard/index.ts';
import { emailChangeFeature } from '../features/email-change/index.ts';
import { emailConfirmationFeature } from '../features/email-confirmation/index.ts';
import { importsFeature } from '../features/imports/index.ts';
import { findTagline, landingFeature } from '../features/landing/index.ts';
import { deliveryOf, mailFeature } from '../features/mail/index.ts';
import { findFilesByUrl, mediaFeature, readPicture } from '../features/media/index.ts';
import { memberContentFeature } from '../features/member-content/index.ts';
import { membersFeature } from '../features/members/index.ts';
import { mirrorFeature } from '../features/mirror/index.ts';
import { newslettersFeature } from '../features/newsletters/index.ts';
import { notificationsFeature } from '../features/notifications/index.ts';
import { operationsFeature } from '../features/operations/index.ts';
import { passwordRecoveryFeature } from '../features/password-recovery/index.ts';
import { pledgesFeature } from '../features/pledges/index.ts';
import { changeAreas, listShownAreas, policiesFeature } from '../features/policies/index.ts';
import { previewFeature } from '../features/preview/index.ts';
import { profileFeature, replaceAvatar } from '../features/profile/index.ts';
import { readershipFeature } from '../features/readership/index.ts';
import { readingFeature } from '../features/reading/index.ts';
import { searchFeature } from '../features/search/index.ts';
import {
  createFactorProofChecks,
  createSecondFactors,
  secondFactorsFeature,
} from '../features/second-factors/index.ts';
import {
  checkPasswordProof,
  createAccountSessions,
  findCaller,
  findRole,
  sessionsFeature,
} from '../features/sessions/index.ts';
import { siteFeature } from '../features/site/index.ts';
import { staffFeature } from '../features/staff/index.ts';
import { studioFeature } from '../features/studio/index.ts';
import { votesFeature } from '../features/votes/index.ts';
import { webhooksFeature } from '../features/webhooks/index.ts';
import { plainContentTypes } from './content-types.ts';
import {
  type Contexts,
  createConsultations,
  createMailings,
  createMemberAdmin,
  createMembers,
  createStudio,
  createVotes,
  createWebhooks,
  readershipOf,
} from './contexts.ts';
import type { Deps } from './deps.ts';
import { listEmptyLists, listOverviewAddress } from './take-part.ts';

/** The features, in the order of registration. Adding one takes one entry here. */
export function createFeatures(deps: Deps, contexts: Contexts): Feature[] {
  const { accounts, billing, content, views } = contexts;
  const { env, db, storage, logger, payments } = deps;
  const { settings } = accounts.site;
  const hasMemberContent = () => settings.values.memberContent;
  const members = createMembers(deps, { accounts, content });
  const secondFactors = createSecondFactors(accounts, deps.secret);
  const newsletters = createMailings(deps, contexts);
  const features: Feature[] = [
    siteFeature(env, {
      ...content,
      now: deps.now,
      site: accounts.site,
      changeAreas,
      onLanguagesChanged: deps.onLanguagesChanged ?? (() => undefined),
      listShownAreas: () => listShownAreas(content.store),
      findDeadLinks: (links) => findDeadLinks(content, links),
      listEmptyLists: () => listEmptyLists(db.queries),
      findPictures: (addresses) => findFilesByUrl(db.queries, addresses),
      readPicture: (src) => readPicture(accounts.media, src),
    }),
    contentFeature(content),
    blogFeature(content, {
      isEnabled: () => settings.values.blog,
      findName: () => accounts.site.name,
      findTagline: (locale) => findTagline(db.queries, locale),
    }),
    policiesFeature(content, { storage, findName: () => accounts.site.name }),
    consultationsFeature(createConsultations(deps, contexts)),
    votesFeature(createVotes(deps, contexts)),
    pledgesFeature(content),
    landingFeature(db, env.SITE_LANGUAGES),
    searchFeature(content),
    memberContentFeature(content, {
      isEnabled: hasMemberContent,
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
      onContentChanged: (listener) => content.onChange(listener),
      replaceAvatar: (userId, bytes) => replaceAvatar(accounts, userId, bytes),
      getFileTarget: (named, count) => getFileTarget(content, named, count),
      listFiles: (query) => listFiles(content.store, query),
    }),
    previewFeature(content, (userId) => findRole(accounts, userId)),
    studioFeature({ content, ...createStudio(deps, accounts, billing) }),
    staffFeature({ ...accounts, delivery: deliveryOf(deps) }, createAccountSessions(accounts)),
    membersFeature(createMemberAdmin(accounts, billing)),
    importsFeature({
      accounts,
      newsletters,
      media: accounts.media,
      logger,
      dataDir: env.DATA_DIR,
      languages: content.store.locales.offered,
    }),
    mirrorFeature({
      strapi: strapiOf(env),
      hookSecret: env.CONTENT_HOOK_SECRET,
      content,
      media: accounts.media,
      logger,
      now: deps.now,
    }),
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
    newslettersFeature(newsletters),
    dashboardFeature(content, hasMemberContent),
    readingFeature(members, hasMemberContent),
    ...billingFeatures({
      catalog: accounts.site.plans,
      mode: env.BILLING,
      access: payments,
      billing,
      management: {
        ...{ ...content, now: deps.now, site: accounts.site, billing: billing?.context },
        configured: configuredPaymentsOf(env),
      },
    }),
    readershipFeature({
      ...readershipOf(deps, accounts),
      ...{ content, views },
      onError: content.onError,
    }),
    webhooksFeature(createWebhooks(deps, accounts)),
    operationsFeature({ db, env, logger, now: deps.now }),
    mailFeature({
      ...accounts,
      logger,
      mailer: deps.mailer,
      development: deps.development,
      fixedSender: env.MAIL_FROM,
      samples: () => features.flatMap(({ mailSamples }) => mailSamples ?? []),
    }),
  ];
  content.listInSitemap(() => listOverviewAddress(db.queries));
  // The studio lists them after those of the features.
  content.declare([...plainContentTypes, ...(deps.extraCollections ?? [])]);
  return features;
}
