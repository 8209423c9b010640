import type { Collection } from './collection.ts';
import { type AccessRule, everyone, type PlainRule } from './reader.ts';

export type ScalarType = 'string' | 'integer' | 'decimal' | 'datetime' | 'json' | 'enumeration';

interface Guarded {
  /** Who may see the value. Readers who do not always see it can neither filter nor sort by it. */
  readonly read: AccessRule;
}

export interface ScalarField<T = unknown> extends Guarded {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  readonly column?: string;
  readonly required: boolean;
  /** Of a text, or of each text in a list. */
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: { readonly matches: RegExp; readonly message: string };
  readonly values?: readonly string[];
  readonly default?: string | number;
  readonly unique: boolean;
  /** Set by the server, never by a request. */
  readonly isComputed: boolean;
  /** Exists for the compiler only: the type of the value in an entry (`Entry`). */
  readonly valueType?: T;
}

export interface ToOneField<C extends Collection = Collection> extends Guarded {
  readonly kind: 'one';
  readonly target: C;
  readonly column: string;
}

export interface ToManyField<C extends Collection = Collection> extends Guarded {
  readonly kind: 'many';
  readonly target: C;
  readonly link: { readonly table: string; readonly owner: string; readonly target: string };
}

/** A group of values that belongs to its entry. Only present when populated. */
export interface ComponentField<
  F extends Readonly<Record<string, ScalarField>> = Readonly<Record<string, ScalarField>>,
> extends Guarded {
  readonly kind: 'component';
  readonly fields: F;
}

export type RelationField = ToOneField | ToManyField;
export type Field = ScalarField | RelationField | ComponentField;

type ScalarOptions = Partial<Omit<ScalarField, 'kind' | 'type' | 'valueType'>>;

/** Optional values can be null; values with an access rule may also be missing. */
type Value<T, O> = O extends { read: AccessRule }
  ? T | null | undefined
  : O extends { required: true } | { isComputed: true } | { default: string | number }
    ? T
    : T | null;

const scalar =
  <T>(type: ScalarType, defaults: ScalarOptions = {}) =>
  <const O extends ScalarOptions = ScalarOptions>(options?: O): ScalarField<Value<T, O>> => ({
    kind: 'scalar',
    type,
    required: false,
    unique: false,
    isComputed: false,
    read: everyone,
    ...defaults,
    ...options,
  });

/** Longer texts cannot be filtered freely, because no index covers them. */
export const MAX_SHORT_TEXT = 2_000;

export const line = scalar<string>('string', { maxLength: 255 });
export const text = scalar<string>('string', { maxLength: MAX_SHORT_TEXT });
export const markdown = scalar<string>('string', { maxLength: 200_000 });
export const integer = scalar<number>('integer');
export const decimal = scalar<number>('decimal');
export const datetime = scalar<string>('datetime');
/** JSON that the server writes itself. */
export const json = <T>(): ScalarField<T | null> => scalar<T>('json', { isComputed: true })({});
/** A list of short texts. */
export const lines = scalar<string[]>('json', { maxItems: 50, maxLength: 500 });
export const oneOf = <const V extends string, const O extends ScalarOptions = ScalarOptions>(
  values: readonly V[],
  options?: O,
): ScalarField<Value<V, O>> => scalar<V>('enumeration', { values })(options);

export const slug = () =>
  line({
    required: true,
    unique: true,
    maxLength: 120,
    pattern: {
      matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      message: 'must be lower-case letters, digits and single hyphens',
    },
  });

export const toOne = <C extends Collection>(
  target: C,
  options: { column: string; read?: AccessRule },
): ToOneField<C> => ({ kind: 'one', target, read: everyone, ...options });

export const toMany = <C extends Collection>(
  target: C,
  link: ToManyField['link'],
  read: AccessRule = everyone,
): ToManyField<C> => ({ kind: 'many', target, link, read });

export const component = <const F extends Readonly<Record<string, ScalarField>>>(
  fields: F,
  read: PlainRule = everyone,
): ComponentField<F> => ({ kind: 'component', fields, read });
