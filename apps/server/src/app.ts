import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { type PaymentsAccess, pricesOf } from './adapters/payments/index.ts';
import type { Storage } from './adapters/storage/storage.ts';
import { createQueue } from './concurrency/queue.ts';
import type { Db } from './db/client.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import type { AccountHooks, Feature } from './feature.ts';
import { accountsFeature, type PasswordHasher } from './features/accounts/index.ts';
import { billingFeature, createBilling, findEntitledPlan } from './features/billing/index.ts';
import { blogFeature } from './features/blog/index.ts';
import {
  type Collection,
  contentFeature,
  createContentService,
  type EntitlementOf,
  getFileTarget,
} from './features/content/index.ts';
import { dashboardFeature } from './features/dashboard/index.ts';
import { emailChangeFeature } from './features/email-change/index.ts';
import { findTagline, landingFeature } from './features/landing/index.ts';
import { createOutbox, type Mailer, mailFeature, type Outbox } from './features/mail/index.ts';
import { mediaFeature } from './features/media/index.ts';
import { memberContentFeature } from './features/member-content/index.ts';
import { notificationsFeature } from './features/notifications/index.ts';
import { passwordRecoveryFeature } from './features/password-recovery/index.ts';
import { policiesFeature } from './features/policies/index.ts';
import { type ProfileContext, profileFeature, replaceAvatar } from './features/profile/index.ts';
import { readingFeature } from './features/reading/index.ts';
import { searchFeature, searchIndex } from './features/search/index.ts';
import {
  authenticate,
  createAccessTokens,
  createAccountSessions,
  findCaller,
  type LoginContext,
  sessionsFeature,
} from './features/sessions/index.ts';
import { siteFeature } from './features/site/index.ts';
import type { Member } from './http/caller.ts';
import { Connections } from './http/connections.ts';
import { parseQuery } from './http/parse-query.ts';
import { readableUrl } from './http/readable-url.ts';
import { serializeAnswer } from './http/serialize-answer.ts';
import { antiForgery } from './plugins/anti-forgery.ts';
import { drain } from './plugins/drain.ts';
import { errorEnvelope } from './plugins/error-envelope.ts';
import { health } from './plugins/health.ts';
import { openApi } from './plugins/openapi/index.ts';
import { IN_PROCESS } from './plugins/pages/in-process-fetch.ts';
import { answerFromMemory, pages } from './plugins/pages/index.ts';
import { PageCache } from './plugins/pages/page-cache.ts';
import { loadStaticFiles } from './plugins/pages/static-files.ts';
import type { Web } from './plugins/pages/web.ts';
import { registerFeatures } from './plugins/register-features.ts';
import { createRequestIds } from './plugins/request-id.ts';
import { requestLog } from './plugins/request-log.ts';
import { type SecurityOptions, securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { tolerantJson } from './plugins/tolerant-json.ts';
import { RequestsUnderWay, trackRequests } from './plugins/track-requests.ts';

export interface Deps {
  env: Env;
  db: Db;
  logger: Logger;
  storage: Storage;
  web: Web;
  now: () => Date;
  /** Signs access tokens and seals waiting mails. The same in every process of an installation. */
  secret: string;
  /** Where mails go; without one they wait in the outbox. */
  mailer?: Mailer | undefined;
  hasher: PasswordHasher;
  /** The plan a member pays for. Without an answer nobody has one. */
  entitlementOf?: EntitlementOf;
  /** Undefined where nothing is paid: then there are no billing calls but the plans. */
  payments?: PaymentsAccess | undefined;
  /** Content types besides those of the features. */
  extraCollections?: readonly Collection[];
  /** Account hooks besides those of the features. */
  extraAccountHooks?: readonly AccountHooks[];
  /** What runs before everything else while developing: Vite's own files. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** What pages may do beyond the strict policy while developing. */
  looserPolicy?: Pick<SecurityOptions, 'allowStyleElements' | 'connectOrigins'>;
}

/** Shared by the features around accounts. */
type Accounts = LoginContext & ProfileContext;

const BODY_LIMIT = 1024 * 1024;
const HEADER_LIMIT = 16 * 1024;

/** One picture is worked on at a time; the rest wait with their bytes in memory. */
const MAX_WAITING_PICTURES = 10;

/** Puts the product together from its parts. Opens no port, reads no settings of its own. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env, db, logger, web } = deps;
  const nextRequestId = createRequestIds();
  const cache = new PageCache({
    enabled: web.clientDir !== undefined,
    report: (error) => logger.error({ err: error }, 'render failed'),
  });
  const files = web.clientDir ? loadStaticFiles(web.clientDir, env.SITE_URL) : new Map();

  const connections = new Connections();
  const underWay = new RequestsUnderWay();
  // Filled once all features exist: accounts call the hooks of features that are built after them.
  const accountHooks: AccountHooks[] = [...(deps.extraAccountHooks ?? [])];
  const accounts = createAccounts(deps, accountHooks);

  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: nextRequestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    frameworkErrors: ({ code }, { raw }, reply) => {
      raw.url = readableUrl(raw.url ?? '/', code);
      app.routing(raw, reply.raw);
    },
    // Given here and not set later: otherwise the default ones are loaded first, and never used.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => serializeAnswer as never,
      },
    },
    serverFactory: (handler) => {
      const options = {
        maxHeaderSize: HEADER_LIMIT,
        keepAliveTimeout: 72_000,
        requestTimeout: 120_000, // a picture over a slow line
      };
      const server = createServer(options, (request, response) => {
        connections.track(response);
        if (answerFromMemory(request, response, { cache, files }, nextRequestId)) return;
        if (deps.payments?.proxy?.(request, response)) return;
        const next = () => handler(request, response);
        if (deps.middleware) deps.middleware(request, response, next);
        else next();
      });
      connections.watch(server);
      return server;
    },
  });

  const security: SecurityOptions = {
    siteUrl: env.SITE_URL,
    hasAnalytics: env.ANALYTICS_ID !== undefined,
    takesPayments: env.BILLING === 'stripe',
    ...deps.looserPolicy,
    connectOrigins: [...originsOf(env), ...(deps.looserPolicy?.connectOrigins ?? [])],
  };
  await app.register(trackRequests, { underWay });
  await app.register(errorEnvelope);
  await app.register(tolerantJson);
  await app.register(requestLog, { logger });
  await app.register(securityHeaders, security);
  await app.register(rateLimit, {
    global: false,
    allowList: [IN_PROCESS],
    errorResponseBuilder: (_request, { after }) =>
      new AppError('rate_limited', `Too many requests, please try again in ${after}.`),
  });
  await app.register(openApi, {
    siteName: env.SITE_NAME,
    siteUrl: env.SITE_URL,
    version: packageJson.version,
  });
  await app.register(health, { checkReady: () => db.ping() });

  await app.register(cookie);
  await app.register(session, { authenticate: (token) => authenticate(accounts, token) });
  await app.register(antiForgery, { siteUrl: env.SITE_URL });
  const features = createFeatures(deps, accounts, cache);
  accountHooks.push(...features.flatMap((feature) => feature.accountHooks ?? []));
  await registerFeatures(app, features);
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('not_found', 'Not Found');
  });

  await app.register(pages, { ...security, web, cache, files });
  await app.register(drain, { connections, underWay });
  return app;
}

/** The product: one line for each feature, in the order of registration. */
function createFeatures(deps: Deps, accounts: Accounts, cache: PageCache): Feature[] {
  const { env, db, now, storage, logger, payments } = deps;
  const billing = openBilling(deps, accounts.outbox);
  const content = createContentService({
    db,
    clock: now,
    siteUrl: env.SITE_URL,
    entitlementOf:
      deps.entitlementOf ??
      (async (userId) => (billing ? findEntitledPlan(billing.context, userId) : null)),
    index: searchIndex,
    invalidate: (tags) => cache.drop(tags),
    onError: (error) => logger.error({ err: error }, 'content: background work failed'),
  });
  content.declare(deps.extraCollections ?? []);
  const members = {
    db,
    now,
    opensOf: async (member: Member) =>
      env.FEATURE_MEMBER_CONTENT ? (await content.readerOf(member)).opens : [],
  };
  return [
    siteFeature(env),
    contentFeature(content),
    blogFeature(content, {
      isEnabled: env.FEATURE_BLOG,
      siteName: env.SITE_NAME,
      findTagline: () => findTagline(db.queries),
    }),
    policiesFeature(content),
    landingFeature(db),
    searchFeature(content),
    memberContentFeature(content, {
      isEnabled: env.FEATURE_MEMBER_CONTENT,
      storage,
      secret: deps.secret,
      callerOfSession: (sessionId) => findCaller(accounts, sessionId),
    }),
    mediaFeature({
      media: accounts.media,
      logger,
      onFormatsMade: () => content.changedAll(),
      replaceAvatar: (userId, bytes) => replaceAvatar(accounts, userId, bytes),
      getFileTarget: (named, count) => getFileTarget(content, named, count),
    }),
    accountsFeature(accounts, createAccountSessions(accounts)),
    sessionsFeature(accounts),
    passwordRecoveryFeature(accounts),
    emailChangeFeature(accounts),
    profileFeature(accounts),
    notificationsFeature(members),
    dashboardFeature(content, env.FEATURE_MEMBER_CONTENT),
    readingFeature(members, env.FEATURE_MEMBER_CONTENT),
    billingFeature({ prices: pricesOf(env), mode: env.BILLING, access: payments, billing }),
    mailFeature({ ...accounts, logger, mailer: deps.mailer, env }),
  ];
}

function openBilling({ env, db, now, logger, payments }: Deps, outbox: Outbox) {
  if (!payments) return undefined;
  return createBilling({
    db,
    now,
    outbox,
    logger,
    payments: payments.payments,
    site: { name: env.SITE_NAME, url: env.SITE_URL },
    prices: pricesOf(env),
    graceDays: env.BILLING_GRACE_DAYS,
  });
}

function createAccounts(
  { env, db, logger, storage, now, secret, hasher }: Deps,
  accountHooks: AccountHooks[],
): Accounts {
  return {
    db,
    now,
    tokens: createAccessTokens({ secret, now, lifetimeSeconds: env.TOKEN_EXPIRY_SECONDS }),
    hasher,
    outbox: createOutbox({ secret, now }),
    logger,
    site: { name: env.SITE_NAME, url: env.SITE_URL },
    accountHooks,
    media: {
      queries: db.queries,
      storage,
      clock: now,
      queue: createQueue(1, MAX_WAITING_PICTURES),
    },
  };
}

const originsOf = (env: Env) =>
  [env.API_URL, env.CONTENT_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
