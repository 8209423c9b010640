import type { FastifyInstance } from 'fastify';
import { createAccounts, createContent, openBilling, readershipOf } from './app/contexts.ts';
import type { Deps } from './app/deps.ts';
import { createFeatures } from './app/features.ts';
import { createIntercept } from './app/intercept.ts';
import { createSharedParts } from './app/shared-parts.ts';
import type { AccountHooks } from './feature.ts';
import { describeCollections, findRedirectTarget } from './features/content/index.ts';
import { ViewCounter } from './features/readership/index.ts';
import { authenticate } from './features/sessions/index.ts';
import { describeSite, lookPath } from './features/site/index.ts';
import { authenticateToken, isApiToken } from './features/staff/index.ts';
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
  const views = new ViewCounter(readershipOf(deps, accounts));
  const app = createFastify({
    ...parts,
    logger,
    trustedProxies: env.TRUST_PROXY,
    intercept: createIntercept(deps, parts, content, views),
  });
  const identify = (token: string) =>
    isApiToken(token) ? authenticateToken(accounts, token) : authenticate(accounts, token);
  await registerPlugins(app, { ...deps, ...parts, authenticate: identify });
  const { limits } = parts;
  const features = createFeatures(deps, { accounts, billing, content, limits, views });
  accountHooks.push(...features.flatMap((feature) => feature.accountHooks ?? []));
  await registerFeatures(app, features, deps);
  if (studio) {
    const { languages, settings } = parts.site;
    await app.register(studioPages, {
      studio,
      describe: () => describeSite(env, parts.site),
      collections: describeCollections(content.allCollections),
      findLook: () => lookPath(settings.values.look),
      languages,
      security: parts.security,
    });
  }
  await app.register(pages, {
    ...parts.security,
    ...parts.stored,
    languages: parts.site.languages,
    metrics: deps.metrics,
    tracing: deps.tracing,
    web,
    findRedirect: (path) => findRedirectTarget(content, path),
    visits: content.visits,
    views,
    usesAnalytics: () => parts.site.settings.values.analyticsId !== '',
  });
  await app.register(drain, parts);
  return app;
}
