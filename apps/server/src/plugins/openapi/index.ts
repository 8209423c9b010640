import fp from 'fastify-plugin';
import type { z } from 'zod';
import { createApiFiles } from './api-files.ts';
import { sendCompressed } from './compressed-file.ts';
import { type DescribedRoute, describedRoutesOf } from './describe/described-route.ts';
import { createNamedSchemas } from './describe/named-schemas.ts';
import { toPascalCase } from './describe/operation-id.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { addressOf, scopes } from './scopes.ts';

export interface OpenApiOptions {
  /** Its name changes while the site runs. */
  site: { readonly name: string };
  siteUrl: string;
}

/** The description of the API, generated from the routes, and the pages that show it. */
export const openApi = fp<OpenApiOptions>(async (app, { site, siteUrl }) => {
  const names = createNamedSchemas();
  const routes: DescribedRoute[] = [];
  app.decorate('nameSchema', (name, schema) => {
    if (!names.has(schema)) names.set(schema, toPascalCase(name));
  });
  app.addHook('onRoute', (route) => {
    routes.push(...describedRoutesOf(route));
  });
  const files = createApiFiles({ routes, names, site, siteUrl });
  for (const scope of scopes) {
    app.get(addressOf(scope).document, { schema: { hide: true } }, async (request, reply) =>
      sendCompressed(request, reply, await files.document(scope)),
    );
  }
  await app.register(referenceRoutes, { files });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** A schema that several calls share gets a name in the description of the API: `post-entry` is `PostEntry`. */
    nameSchema(name: string, schema: z.ZodType): void;
  }
}
