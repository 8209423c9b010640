import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { checkFreeDiskSpace } from '../adapters/free-disk-space.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Site } from '../languages/site.ts';
import { antiForgery } from './anti-forgery.ts';
import { cors } from './cors.ts';
import { errorEnvelope } from './error-envelope.ts';
import { health } from './monitoring/health.ts';
import { type LogResponse, requestLog } from './monitoring/request-log.ts';
import { requestMetrics } from './monitoring/request-metrics.ts';
import { requestTraces } from './monitoring/request-traces.ts';
import { openApi } from './openapi/index.ts';
import { queryBudget } from './query-budget.ts';
import { rateLimit } from './rate-limit/index.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { type SessionOptions, session } from './session.ts';
import { tolerantJson } from './tolerant-json.ts';
import { type OpenRequests, trackRequests } from './track-requests.ts';

export interface PluginOptions extends SessionOptions {
  db: Db;
  site: Site;
  log: LogResponse;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  env: Pick<Env, 'CORS_ORIGINS' | 'DATA_DIR'>;
  security: SecurityOptions;
  openRequests: OpenRequests;
  limits: RateLimits;
}

/** Ten points for each text filter; see `checkCost` in the content feature. */
const QUERY_POINTS_PER_MINUTE = 1_200;

/** Plugins that every route relies on. The order matters: hooks apply only to routes that are added later. */
export async function registerPlugins(app: FastifyInstance, options: PluginOptions): Promise<void> {
  const {
    db,
    env,
    site,
    log,
    metrics,
    tracing,
    security,
    openRequests,
    limits,
    authenticate,
    now,
  } = options;
  const { siteUrl } = security;
  if (tracing) await app.register(requestTraces, { tracing });
  await app.register(trackRequests, { openRequests });
  await app.register(errorEnvelope, { languages: site.languages });
  await app.register(tolerantJson);
  await app.register(requestLog, { log });
  if (metrics) await app.register(requestMetrics, { metrics });
  await app.register(securityHeaders, security);
  await app.register(cors, { origins: env.CORS_ORIGINS ?? [] });
  await app.register(rateLimit, { limits });
  await app.register(openApi, { site, siteUrl });
  await app.register(health, {
    checkReady: async () => {
      await db.ping();
      await checkFreeDiskSpace(env.DATA_DIR);
    },
  });
  await app.register(cookie);
  await app.register(session, { authenticate, now });
  await app.register(queryBudget, { pointsPerMinute: QUERY_POINTS_PER_MINUTE, limits });
  await app.register(antiForgery, { siteUrl });
}
