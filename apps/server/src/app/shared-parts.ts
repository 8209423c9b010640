import { Connections } from '../http/connections.ts';
import { createSite } from '../languages/site.ts';
import { createResponseLog } from '../plugins/monitoring/request-log.ts';
import { openPageStore } from '../plugins/pages/index.ts';
import { RateLimits } from '../plugins/rate-limit/rate-limits.ts';
import { createRequestIds } from '../plugins/request-id.ts';
import { OpenRequests } from '../plugins/track-requests.ts';
import type { Deps } from './deps.ts';
import { securityOf } from './security-options.ts';

export type SharedParts = ReturnType<typeof createSharedParts>;

/** Shared by the HTTP server and its plugins. */
export const createSharedParts = (deps: Deps) => ({
  site: createSite(deps.env),
  nextRequestId: createRequestIds(),
  connections: new Connections(),
  openRequests: new OpenRequests(),
  limits: new RateLimits(deps.db, deps.now),
  log: createResponseLog(deps.logger, deps.env.ACCESS_LOG),
  security: securityOf(deps),
  stored: openPageStore({ ...deps, siteUrl: deps.env.SITE_URL }),
});
