import { invalidRequest } from './errors.ts';

/** Parses one form value, or throws the error that Stripe would return. */
export type Param<T> = (value: unknown, at: string) => T;
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

export const integer: Param<number> = (value, at) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${String(value)}`, at, 'parameter_invalid_integer');
  }
  return Number(value);
};

export const boolean: Param<boolean> = (value, at) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${String(value)}`, at);
};

/** An empty string unsets the value, as in Stripe. */
export function nullable<T>(inner: Param<T>): Param<T | null> {
  return (value, at) => (value === '' ? null : inner(value, at));
}

export function oneOf<const T extends string>(...choices: T[]): Param<T> {
  return (value, at) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw invalidRequest(`Invalid ${at}: must be one of ${choices.join(', ')}`, at);
  };
}

export function either<A, B>(first: Param<A>, second: Param<B>): Param<A | B> {
  return (value, at) => {
    try {
      return first(value, at);
    } catch {
      return second(value, at);
    }
  };
}

export function listOf<T>(inner: Param<T>): Param<T[]> {
  return (value, at) => {
    if (value === '') return [];
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', at);
    return value.map((entry, index) => inner(entry, `${at}[${index}]`));
  };
}

/** Key-value pairs. An empty value removes its key; an empty parameter removes all. */
export const metadata: Param<Record<string, string>> = (value, at) => {
  if (value === '') return { '': '' };
  if (Array.isArray(value))
    return Object.fromEntries(value.map((v, i) => [String(i), text(v, at)]));
  if (typeof value !== 'object' || value === null) throw invalidRequest('Invalid object', at);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key.length > 40)
        throw invalidRequest(`Metadata keys hold 40 characters at most: ${key}`, at);
      const read = text(inner, `${at}[${key}]`);
      if (read.length > 500) {
        throw invalidRequest('Metadata values hold 500 characters at most', `${at}[${key}]`);
      }
      return [key, read];
    }),
  );
};

export function shape<R extends Fields, O extends Fields>(
  required: R,
  optional: O,
): Param<Shape<R, O>> {
  const known: Fields = { ...required, ...optional };
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw invalidRequest('Invalid object', at);
    }
    const name = (key: string) => (at === '' ? key : `${at}[${key}]`);
    const result: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const read = known[key];
      if (read === undefined) {
        throw invalidRequest(
          `Received unknown parameter: ${name(key)}. This sandbox does not support it.`,
          name(key),
          'parameter_unknown',
        );
      }
      result[key] = read(inner, name(key));
    }
    for (const key of Object.keys(required)) {
      if (!(key in result)) {
        throw invalidRequest(
          `Missing required param: ${name(key)}.`,
          name(key),
          'parameter_missing',
        );
      }
    }
    return result as Shape<R, O>;
  };
}

export const address = shape(
  {},
  {
    city: nullable(text),
    country: nullable(text),
    line1: nullable(text),
    line2: nullable(text),
    postal_code: nullable(text),
    state: nullable(text),
  },
);

export const range = either(
  integer,
  shape({}, { gt: integer, gte: integer, lt: integer, lte: integer }),
);

export const paging = { limit: integer, starting_after: text, ending_before: text };
