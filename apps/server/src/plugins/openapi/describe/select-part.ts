import type { ApiPart } from '@rostra/contract';
import type { ApiDocument, Components, Operation, Paths } from './api-document.ts';
import { referencesOf } from './json-schemas.ts';
import { parts } from './parts.ts';

/** The description of one part of the API, with what its calls refer to and nothing else. */
export function selectPart(whole: ApiDocument, part: ApiPart): ApiDocument {
  const { title, description } = parts[part];
  const info = { ...whole.info, title: `${whole.info.title}: ${title}`, description };
  return pruned({ ...whole, info, paths: pathsOf(whole.paths, (call) => call['x-part'] === part) });
}

/** Without tags and components that no call needs. */
export function pruned(document: ApiDocument): ApiDocument {
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
  const tags = new Set(calls.flatMap((call) => call.tags));
  const schemes = new Set(calls.flatMap(({ security }) => security.flatMap(Object.keys)));
  const references = reachable(document.paths, document.components);
  const { schemas, responses, securitySchemes } = document.components;
  return {
    ...document,
    tags: document.tags.filter(({ name }) => tags.has(name)),
    components: {
      schemas: pick(schemas, (name) => references.has(`#/components/schemas/${name}`)),
      responses: pick(responses, (name) => references.has(`#/components/responses/${name}`)),
      securitySchemes: pick(securitySchemes, (name) => schemes.has(name)),
    },
  };
}

function pathsOf(paths: Paths, isIncluded: (call: Operation) => boolean): Paths {
  const included = Object.entries(paths).map(([path, methods]): [string, Paths[string]] => [
    path,
    Object.fromEntries(Object.entries(methods).filter(([, call]) => isIncluded(call))),
  ]);
  return Object.fromEntries(included.filter(([, methods]) => Object.keys(methods).length > 0));
}

/** Everything that is referred to, directly or by what is referred to. */
function reachable(paths: Paths, { schemas, responses }: Components): Set<string> {
  const found = referencesOf(paths);
  // A set also visits what is added during the loop.
  for (const reference of found) {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    const isResponse = reference.startsWith('#/components/responses/');
    referencesOf(isResponse ? responses[name] : schemas[name], found);
  }
  return found;
}

const pick = <T>(all: Record<string, T>, isIncluded: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isIncluded(name)));
