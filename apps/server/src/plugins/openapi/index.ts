import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage } from './docs-page.ts';

export interface OpenApiOptions {
  siteName: string;
  siteUrl: string;
  version: string;
}

/** `/api/openapi.json` for programs and `/api/docs` for people, both made from the routes. */
export const openApi = fp<OpenApiOptions>(async (app, { siteName, siteUrl, version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${siteName} API`, version },
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
