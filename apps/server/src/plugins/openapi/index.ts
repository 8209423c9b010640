import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import packageJson from '../../../package.json' with { type: 'json' };
import { docsPage } from './docs-page.ts';

export interface OpenApiOptions {
  siteName: string;
  siteUrl: string;
}

/** `/api/openapi.json` and its readable version `/api/docs`, both generated from the routes. */
export const openApi = fp<OpenApiOptions>(async (app, { siteName, siteUrl }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${siteName} API`, version: packageJson.version },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as never));
  });
});
