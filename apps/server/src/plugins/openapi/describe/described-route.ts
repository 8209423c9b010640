import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Method } from './api-document.ts';
import type { Io } from './json-schemas.ts';

export interface DescribedRoute {
  method: Method;
  /** Fastify notation: `/api/users/:id`. */
  url: string;
  schema: NonNullable<RouteOptions['schema']>;
}

/** The calls of a route; none if it is hidden, or answers HEAD only. */
export function describedRoutesOf({ method, url, schema = {} }: RouteOptions): DescribedRoute[] {
  if (schema.hide) return [];
  return [method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .map((name) => ({ method: name.toLowerCase() as Method, url, schema }));
}

/** The schemas of all routes, of requests and of responses. */
export function schemasOf(routes: readonly DescribedRoute[]): Record<Io, Set<z.ZodType>> {
  const schemas = { input: new Set<z.ZodType>(), output: new Set<z.ZodType>() };
  for (const { schema } of routes) {
    for (const part of [schema.params, schema.querystring, schema.body]) {
      if (part instanceof z.ZodType) schemas.input.add(part);
    }
    for (const response of Object.values(schema.response ?? {})) {
      if (response instanceof z.ZodType) schemas.output.add(response);
    }
  }
  return schemas;
}
