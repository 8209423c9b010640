import { messageReference } from '@rostra/messages';
import { isPlainObject } from '../query/plain-values.ts';
import { fieldError } from './body-error.ts';

/** An entry by its row id or document id. */
export type Reference = number | string;

/** Replaces the links, or adds and removes some. */
export type RelationChange =
  | { readonly set: readonly Reference[] }
  | { readonly connect: readonly Reference[]; readonly disconnect: readonly Reference[] };

const MAX_LINKS = 100;
const MAX_ID = 2_147_483_647;

/** `7`, `"documentId"`, `{id}`, lists of those, or `{set}`, `{connect, disconnect}`. */
export function checkRelation(value: unknown, path: string[]): RelationChange {
  if (value === null) return { set: [] };
  if (isPlainObject(value)) {
    const given = value as Record<string, unknown>;
    if ('set' in given) return { set: references(given.set, path) };
    if ('connect' in given || 'disconnect' in given) {
      return {
        connect: references(given.connect ?? [], path),
        disconnect: references(given.disconnect ?? [], path),
      };
    }
  }
  return { set: references(value, path) };
}

function references(value: unknown, path: string[]): Reference[] {
  const items = Array.isArray(value) ? value : [value];
  if (items.length > MAX_LINKS) throw invalid(path);
  return items.map((item) => reference(item, path));
}

function reference(item: unknown, path: string[]): Reference {
  const named = isPlainObject(item)
    ? ((item as Record<string, unknown>).documentId ?? (item as Record<string, unknown>).id)
    : item;
  if (typeof named === 'number' && Number.isInteger(named) && named > 0 && named <= MAX_ID) {
    return named;
  }
  if (typeof named === 'string' && /^[a-z0-9]{1,40}$/.test(named)) {
    return /^\d{1,9}$/.test(named) ? Number(named) : named;
  }
  throw invalid(path);
}

const invalid = (path: string[]) =>
  fieldError(path, `${path.join('.')} has an invalid relation`, {
    forStaff: messageReference('studio-server', 'rule.relation'),
  });
