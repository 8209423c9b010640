import { invalidRequest } from './errors.ts';

/** Parses one form value, or throws the error that Stripe would return. */
export interface Param<T> {
  (value: unknown, at: string): T;
  /** The parameters inside, for the coverage table. */
  fields?: Fields;
}
type Fields = Record<string, Param<unknown>>;
export type Shape<R extends Fields, O extends Fields> = {
  [K in keyof R]: ReturnType<R[K]>;
} & { [K in keyof O]?: ReturnType<O[K]> };
export type InputOf<P> = P extends Param<infer T> ? T : never;

export const text: Param<string> = (value, at) => {
  if (typeof value !== 'string') throw invalidRequest('Invalid string', at);
  return value;
};

/** A non-empty string. */
export const filled: Param<string> = (value, at) => {
  const read = text(value, at);
  if (read.trim() === '') {
    throw invalidRequest(
      `You passed an empty string for '${at}'. We assume empty values are an attempt to unset a parameter; however '${at}' cannot be unset.`,
      at,
      'parameter_invalid_empty',
    );
  }
  return read;
};

export const boolean: Param<boolean> = (value, at) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${String(value)}`, at);
};

/** An empty string unsets the value, as in Stripe. */
export function nullable<T>(inner: Param<T>): Param<T | null> {
  const param: Param<T | null> = (value, at) => (value === '' ? null : inner(value, at));
  return withFields(param, inner.fields);
}

export function oneOf<const T extends string>(...choices: T[]): Param<T> {
  return (value, at) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw invalidRequest(`Invalid ${at}: must be one of ${choices.join(', ')}`, at);
  };
}

export function either<A, B>(first: Param<A>, second: Param<B>): Param<A | B> {
  const param: Param<A | B> = (value, at) => {
    try {
      return first(value, at);
    } catch {
      return second(value, at);
    }
  };
  return withFields(param, first.fields ?? second.fields);
}

export function listOf<T>(inner: Param<T>): Param<T[]> {
  const param: Param<T[]> = (value, at) => {
    if (value === '') return [];
    if (typeof value !== 'object' || value === null) throw invalidRequest('Invalid array', at);
    const entries = Object.entries(value);
    if (!entries.every(([key]) => /^\d+$/.test(key))) throw invalidRequest('Invalid array', at);
    return entries
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, entry], index) => inner(entry, `${at}[${index}]`));
  };
  return withFields(param, inner.fields);
}

/** Parameters that this API version no longer has, although Stripe's CLI still sends them. */
const REMOVED: Record<string, string | undefined> = {
  payment_method_types: 'This API version removed it in favor of allowed_payment_method_types.',
};

export function shape<R extends Fields, O extends Fields>(
  required: R,
  optional: O,
): Param<Shape<R, O>> {
  const known: Fields = { ...required, ...optional };
  const param: Param<Shape<R, O>> = (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw invalidRequest('Invalid object', at);
    }
    const name = (key: string) => (at === '' ? key : `${at}[${key}]`);
    const result: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const read = Object.hasOwn(known, key) ? known[key] : undefined;
      if (read === undefined) {
        throw invalidRequest(
          `Received unknown parameter: ${name(key)}. ${REMOVED[name(key)] ?? 'This sandbox does not support it.'}`,
          name(key),
          'parameter_unknown',
        );
      }
      result[key] = read(inner, name(key));
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(result, key)) {
        throw invalidRequest(
          `Missing required param: ${name(key)}.`,
          name(key),
          'parameter_missing',
        );
      }
    }
    return result as Shape<R, O>;
  };
  return withFields(param, known);
}

function withFields<T>(param: Param<T>, fields: Fields | undefined): Param<T> {
  return fields === undefined ? param : Object.assign(param, { fields });
}
