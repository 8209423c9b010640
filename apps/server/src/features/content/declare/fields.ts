import { type AccessRule, everyone, type PlainRule } from './reader.ts';

export type ScalarType = 'string' | 'integer' | 'decimal' | 'datetime' | 'json' | 'enumeration';

interface Guarded {
  /** Who may see the value; those who may not always see it can neither filter nor sort by it. */
  readonly read: AccessRule;
}

export interface ScalarField extends Guarded {
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
  /** Set by the server alone. */
  readonly isComputed: boolean;
}

export interface ToOneField extends Guarded {
  readonly kind: 'one';
  readonly target: string;
  readonly column: string;
}

export interface ToManyField extends Guarded {
  readonly kind: 'many';
  readonly target: string;
  readonly link: { readonly table: string; readonly owner: string; readonly target: string };
}

/** A group of values that belongs to its entry and is shown when asked for. */
export interface ComponentField extends Guarded {
  readonly kind: 'component';
  readonly fields: Readonly<Record<string, ScalarField>>;
}

export type RelationField = ToOneField | ToManyField;
export type Field = ScalarField | RelationField | ComponentField;

type ScalarOptions = Partial<Omit<ScalarField, 'kind' | 'type'>>;

const scalar =
  (type: ScalarType) =>
  (options: ScalarOptions = {}): ScalarField => ({
    kind: 'scalar',
    type,
    required: false,
    unique: false,
    isComputed: false,
    read: everyone,
    ...options,
  });

/** What is longer is not looked through without an index. */
export const MAX_SHORT_TEXT = 2_000;

export const line = (options: ScalarOptions = {}) =>
  scalar('string')({ maxLength: 255, ...options });
export const text = (options: ScalarOptions = {}) =>
  scalar('string')({ maxLength: MAX_SHORT_TEXT, ...options });
export const markdown = (options: ScalarOptions = {}) =>
  scalar('string')({ maxLength: 200_000, ...options });
export const integer = scalar('integer');
export const decimal = scalar('decimal');
export const datetime = scalar('datetime');
/** What the server makes for itself: nothing that a body brings is kept as it came. */
export const json = () => scalar('json')({ isComputed: true });
/** A list of short texts. */
export const lines = (options: ScalarOptions = {}) =>
  scalar('json')({ maxItems: 50, maxLength: 500, ...options });
export const oneOf = (values: readonly string[], options: ScalarOptions = {}) =>
  scalar('enumeration')({ values, ...options });

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

export const toOne = (
  target: string,
  options: { column: string; read?: AccessRule },
): ToOneField => ({ kind: 'one', target, read: everyone, ...options });

export const toMany = (
  target: string,
  link: ToManyField['link'],
  read: AccessRule = everyone,
): ToManyField => ({ kind: 'many', target, link, read });

export const component = (
  fields: Readonly<Record<string, ScalarField>>,
  read: PlainRule = everyone,
): ComponentField => ({ kind: 'component', fields, read });
