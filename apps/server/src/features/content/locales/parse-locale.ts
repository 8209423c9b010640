import { AppError } from '../../../errors.ts';
import type { Collection } from '../declare/declaration.ts';
import { invalidParam } from '../query/invalid-key.ts';
import type { Plain } from '../query/values/plain-values.ts';
import { type LocaleScope, type Locales, onlyIn } from './locales.ts';

/** The `locale` parameter of a read. As in Strapi, content types without translations ignore it. */
export function parseLocale(
  raw: Plain,
  { isLocalized }: Collection,
  locales: Locales,
): LocaleScope {
  if (!locales.isMultilingual || !isLocalized) return onlyIn(locales.default);
  return raw === '*' ? { kind: 'all' } : onlyIn(checkLocale(raw, locales));
}

/** A language of the site; the default one if none is given. */
export function checkLocale(raw: Plain, { default: fallback, offered }: Locales): string {
  if (raw === undefined || raw === '') return fallback;
  const found = typeof raw === 'string' ? offered.find((code) => code === raw) : undefined;
  if (found === undefined) {
    throw invalidParam(`Invalid locale: must be one of ${offered.join(', ')}`, 'locale');
  }
  return found;
}

/** The language of a write, which has exactly one. */
export function localeOfWrite(scope: LocaleScope): string {
  if (scope.kind !== 'all') return scope.locale;
  throw new AppError(
    'validation_failed',
    'Invalid locale param * provided. Document locales must be strings.',
  );
}
