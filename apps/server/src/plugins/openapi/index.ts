import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { z } from 'zod';
import packageJson from '../../../package.json' with { type: 'json' };
import { apiReference } from './api-reference.ts';
import { createNamedSchemas } from './named-schemas.ts';
import { operationIdOf, toPascalCase } from './operation-id.ts';

export interface OpenApiOptions {
  /** Its name changes while the site runs. */
  site: { readonly name: string };
  siteUrl: string;
}

/** `/api/openapi.json`, generated from the routes, and its reference page. */
export const openApi = fp<OpenApiOptions>(async (app, { site, siteUrl }) => {
  const findTitle = () => `${site.name} API`;
  const schemaRegistry = createNamedSchemas();
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });
  app.decorate('nameSchema', (name, schema) => {
    if (!schemaRegistry.has(schema)) schemaRegistry.add(schema, { id: toPascalCase(name) });
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: findTitle(), version: packageJson.version },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = toJsonSchema(document);
      const { method } = document.route;
      return { schema: { operationId: operationIdOf(String(method), url), ...schema }, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    const document = app.swagger();
    return { ...document, info: { ...document.info, title: findTitle() } };
  });
  await app.register(apiReference, { findTitle, siteUrl });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** A schema that several calls share gets a name in the description of the API: `post-entry` is `PostEntry`. */
    nameSchema(name: string, schema: z.ZodType): void;
  }
}
