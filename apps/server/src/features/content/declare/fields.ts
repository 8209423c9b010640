import type { FieldEditor } from '@rostra/contract';
import { addressPattern, isReserved } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import { freePart } from '../markdown/free-part.ts';
import { readingMinutes } from '../markdown/reading-minutes.ts';
import type {
  Collection,
  ComponentField,
  ScalarField,
  ScalarType,
  ToManyField,
  ToOneField,
} from './declaration.ts';
import { type AccessRule, everyone } from './reader.ts';

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
    isLocalized: false,
    isComputed: false,
    read: everyone,
    ...defaults,
    ...options,
  });

/** Longer texts cannot be filtered freely, because no index covers them. */
export const MAX_SHORT_TEXT = 2_000;

export const line = scalar<string>('string', { maxLength: 255, editor: 'line' });
export const text = scalar<string>('string', { maxLength: MAX_SHORT_TEXT, editor: 'text' });
export const markdown = scalar<string>('string', { maxLength: 200_000, editor: 'markdown' });
export const integer = scalar<number>('integer', { editor: 'integer' });
export const decimal = scalar<number>('decimal', { editor: 'decimal' });
export const datetime = scalar<string>('datetime', { editor: 'time' });
/** JSON that the server writes itself. */
export const json = <T>(): ScalarField<T | null> => scalar<T>('json', { isComputed: true })({});
/** In minutes, of the body in the same language. */
export const readingTime = () =>
  integer({ isComputed: true, isLocalized: true, fromBody: readingMinutes });
/** What everybody may read of a body with a paywall; null without one. */
export const freeText = (): ScalarField<string | null> =>
  scalar<string>('string', { isComputed: true, isLocalized: true, fromBody: freePart })({});
/** A list of short texts. */
export const lines = scalar<string[]>('json', { maxItems: 50, maxLength: 500, editor: 'lines' });
export const oneOf = <const V extends string, const O extends ScalarOptions = ScalarOptions>(
  values: readonly V[],
  options?: O,
): ScalarField<Value<V, O>> => scalar<V>('enumeration', { values, editor: 'choice' })(options);

export const slug = () =>
  line({
    required: true,
    unique: true,
    isLocalized: true,
    editor: 'slug',
    maxLength: 120,
    pattern: {
      matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      message: 'must be lower-case letters, digits and single hyphens',
      forStaff: messageReference('studio-server', 'rule.slug'),
    },
  });

/** A slug of one or more parts, such as `about/team`, for pages at any address that the site has left. */
export const address = () =>
  line({
    required: true,
    unique: true,
    isLocalized: true,
    editor: 'slug',
    maxLength: 190,
    pattern: {
      matches: addressPattern,
      message: 'must be lower-case letters, digits and single hyphens, in parts between slashes',
      forStaff: messageReference('studio-server', 'rule.address'),
    },
    refuses: (value) =>
      isReserved(`/${value}`)
        ? {
            message: 'is an address that the site uses itself',
            forStaff: messageReference('studio-server', 'rule.reserved', { path: `/${value}` }),
          }
        : undefined,
  });

export const toOne = <C extends Collection>(
  target: C,
  options: { column: string; read?: AccessRule },
): ToOneField<C> => ({ kind: 'one', target, read: everyone, ...options });

export const toMany = <C extends Collection>(
  target: C,
  link: ToManyField['link'],
  options: { read?: AccessRule; editor?: FieldEditor } = {},
): ToManyField<C> => ({ kind: 'many', target, link, read: everyone, ...options });

export const component = <const F extends Readonly<Record<string, ScalarField>>>(
  fields: F,
  { isLocalized = false } = {},
): ComponentField<F> => ({ kind: 'component', fields, read: everyone, isLocalized });
