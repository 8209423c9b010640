import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import packageJson from '../../../package.json' with { type: 'json' };
import { apiReference } from './api-reference.ts';

export interface OpenApiOptions {
  /** Its name changes while the site runs. */
  site: { readonly name: string };
  siteUrl: string;
}

/** `/api/openapi.json`, generated from the routes, and its reference page. */
export const openApi = fp<OpenApiOptions>(async (app, { site, siteUrl }) => {
  const findTitle = () => `${site.name} API`;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: findTitle(), version: packageJson.version },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    const document = app.swagger();
    return { ...document, info: { ...document.info, title: findTitle() } };
  });
  await app.register(apiReference, { findTitle, siteUrl });
});
