import { messageReference } from '@rostra/messages';
import { isPlainObject } from '../query/values/plain-values.ts';
import { fieldError } from './body-error.ts';

/** An entry by its row id or document id. */
export type Reference = number | string;

/** Where a new link is placed among the others. Without a position it comes last. */
export type Position =
  | { readonly at: 'start' | 'end' }
  | { readonly at: 'before' | 'after'; readonly of: Reference };

export interface Connection {
  readonly reference: Reference;
  readonly position?: Position;
}

/** Replaces the links, or adds and removes some. */
export type RelationChange =
  | { readonly set: readonly Reference[] }
  | { readonly connect: readonly Connection[]; readonly disconnect: readonly Reference[] };

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
        connect: listOf(given.connect ?? [], path).map((item) => connection(item, path)),
        disconnect: references(given.disconnect ?? [], path),
      };
    }
  }
  return { set: references(value, path) };
}

function listOf(value: unknown, path: string[]): unknown[] {
  const items = Array.isArray(value) ? value : [value];
  if (items.length > MAX_LINKS) throw invalid(path);
  return items;
}

const references = (value: unknown, path: string[]): Reference[] =>
  listOf(value, path).map((item) => reference(item, path));

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

function connection(item: unknown, path: string[]): Connection {
  const given: unknown = isPlainObject(item) ? Reflect.get(item, 'position') : undefined;
  const of = reference(item, path);
  if (given === undefined || given === null) return { reference: of };
  return { reference: of, position: position(given, path) };
}

/** Exactly one of `{start: true}`, `{end: true}`, `{before: id}` and `{after: id}`. */
function position(given: unknown, path: string[]): Position {
  const [entry, ...others] = isPlainObject(given) ? Object.entries<unknown>(given) : [];
  if (!entry || others.length > 0) throw invalid(path);
  const [at, value] = entry;
  if (at === 'start' || at === 'end') {
    if (value !== true) throw invalid(path);
    return { at };
  }
  if (at !== 'before' && at !== 'after') throw invalid(path);
  return { at, of: reference(value, path) };
}

const invalid = (path: string[]) =>
  fieldError(path, `${path.join('.')} has an invalid relation`, {
    forStaff: messageReference('studio-server', 'rule.relation'),
  });
