import { present } from '../../../objects/events/present.ts';
import { findKindOfId } from '../../../store/ids.ts';
import type { Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';

type Json = Record<string, unknown>;

/** Fields that are only included when expanded, by `object.field`. */
export type Includables = Readonly<
  Record<string, ((work: Work, owner: Json) => unknown) | undefined>
>;

const MAX_DEPTH = 4;

/** Replaces ids by the objects they refer to, along dotted paths. */
export function expand(
  work: Work,
  includables: Includables,
  root: unknown,
  paths: string[],
): unknown {
  let result = root;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH) {
      throw invalidRequest(
        `You cannot expand more than ${MAX_DEPTH} levels of a property`,
        'expand',
      );
    }
    result = expandAt(work, includables, result, parts, path);
  }
  return result;
}

function expandAt(
  work: Work,
  includables: Includables,
  value: unknown,
  parts: string[],
  path: string,
): unknown {
  const [key, ...rest] = parts;
  if (key === undefined || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((entry) => expandAt(work, includables, entry, parts, path));
  }
  if (typeof value !== 'object') throw notExpandable(path);
  const owner = value as Json;
  const inner = resolve(work, includables, owner, key, path);
  return { ...owner, [key]: expandAt(work, includables, inner, rest, path) };
}

function resolve(
  work: Work,
  includables: Includables,
  owner: Json,
  key: string,
  path: string,
): unknown {
  const include = includables[`${String(owner.object)}.${key}`];
  if (include !== undefined && owner[key] === undefined) return include(work, owner);
  const current = owner[key];
  if (typeof current === 'string') return findById(work, current, key) ?? fail(path);
  if (Array.isArray(current)) {
    return current.map((entry) =>
      typeof entry === 'string' ? (findById(work, entry, key) ?? fail(path)) : entry,
    );
  }
  if (current === undefined) throw notExpandable(path);
  return current;
}

/** Objects whose ids can be chosen freely, by the field that refers to them. */
const KINDS_BY_FIELD: Record<string, 'coupon' | 'price' | 'product' | undefined> = {
  coupon: 'coupon',
  default_price: 'price',
  price: 'price',
  product: 'product',
};

function findById(work: Work, id: string, field: string): unknown {
  const kind = findKindOfId(id) ?? KINDS_BY_FIELD[field];
  if (kind === undefined) return undefined;
  const found = work.find(kind, id) ?? work.find('deleted_customer', id);
  return found === undefined ? undefined : present(work, found);
}

function fail(path: string): never {
  throw notExpandable(path);
}

function notExpandable(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
}
