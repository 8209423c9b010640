import { apiGroups } from '@rostra/contract';
import type { z } from 'zod';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { ApiDocument, Components, Paths } from './api-document.ts';
import { describeOperation } from './describe-operation.ts';
import { type DescribedRoute, schemasOf } from './described-route.ts';
import { createJsonSchemas } from './json-schemas.ts';
import { parts } from './parts.ts';
import { securitySchemes } from './security-schemes.ts';

export interface DocumentOptions {
  routes: readonly DescribedRoute[];
  names: ReadonlyMap<z.ZodType, string>;
  title: string;
  siteUrl: string;
}

/** The description of the whole API. */
export function createDocument({ routes, names, title, siteUrl }: DocumentOptions): ApiDocument {
  const schemas = createJsonSchemas(names, schemasOf(routes));
  const components: Components = { schemas: schemas.components, responses: {}, securitySchemes };
  const paths: Paths = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method] = describeOperation(route, schemas, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: packageJson.version,
      description: Object.values(parts)
        .map((part) => `**${part.title}.** ${part.description}`)
        .join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(apiGroups).map(([name, { description }]) => ({ name, description })),
    paths,
    components,
  };
}
