import { getSite, type Site } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { writeSecurityTxt } from './write-security-txt.ts';

interface SiteRouteOptions {
  now: () => Date;
  describe: () => Site;
}

export function siteRoutes(
  app: FastifyInstance,
  env: Env,
  { now, describe }: SiteRouteOptions,
): void {
  contractRoute(app, getSite, { handle: describe });

  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        writeSecurityTxt({
          siteUrl: env.SITE_URL,
          contact: env.SECURITY_CONTACT ?? describe().contactEmail,
          languages: env.SITE_LANGUAGES,
          now: now(),
        }),
      ),
  );

  // Password managers open it to change a password.
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(`${pathTo(pages.profile)}#password`, 302),
  );
}
