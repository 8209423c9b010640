import type { Work } from '../../store/work.ts';
import type { Param } from '../../wire/params.ts';

export interface Call<T> {
  /** Path parameters, such as `:id`. */
  path: Record<string, string>;
  input: T;
  /** Whether the caller uses the publishable key. */
  isBrowser: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: string;
  /** `browser` routes also accept the publishable key and check the client secret themselves. */
  access: 'secret' | 'browser';
  params: Param<unknown>;
  handle(work: Work, call: Call<never>): object;
}

export function route<T>(
  method: Route['method'],
  pattern: string,
  params: Param<T>,
  handle: (work: Work, call: Call<T>) => object,
  access: Route['access'] = 'secret',
): Route {
  return { method, pattern, params, access, handle: handle as Route['handle'] };
}

export interface Match {
  route: Route;
  path: Record<string, string>;
}

/** Finds the route of a request. Routes with fewer path parameters are tried first. */
export function makeRouter(
  routes: readonly Route[],
): (method: string, path: string) => Match | undefined {
  const table = routes
    .map((entry) => ({ entry, segments: entry.pattern.split('/') }))
    .sort((a, b) => countNamed(a.segments) - countNamed(b.segments));
  return (method, path) => {
    const parts = path.split('/');
    for (const { entry, segments } of table) {
      if (entry.method !== method || segments.length !== parts.length) continue;
      const named = matchSegments(segments, parts);
      if (named !== undefined) return { route: entry, path: named };
    }
    return undefined;
  };
}

function matchSegments(segments: string[], parts: string[]): Record<string, string> | undefined {
  const named: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.startsWith(':')) named[segment.slice(1)] = decode(part);
    else if (segment !== part) return undefined;
  }
  return named;
}

/** A malformed escape is taken literally, so that it finds no object. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function countNamed(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

/** The `:id` path parameter. */
export function idOf(call: Call<unknown>): string {
  return call.path.id ?? '';
}
