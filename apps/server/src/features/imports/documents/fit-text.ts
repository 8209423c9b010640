import { slugFromTitle } from '../../../languages/spelling/slug-from-title.ts';
import type { Loss } from '../content-source.ts';

const MAX_SLUG = 120;

/** Shortens a text that is too long for its field. */
export function fitText(
  value: string | undefined,
  { maximum, field, lose }: { maximum: number; field: string; lose: (loss: Loss) => void },
): string | undefined {
  // PostgreSQL cannot store NUL in a text.
  const text = value?.replaceAll('\0', '');
  if (text === undefined || text.length <= maximum) return text;
  lose({ kind: 'length', detail: field });
  return `${text.slice(0, maximum - 1)}…`;
}

/** A slug in the form that this site accepts. */
export function fitSlug(wanted: string | undefined, ...fallbacks: readonly string[]): string {
  if (wanted !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(wanted)) {
    return wanted.slice(0, MAX_SLUG).replace(/-$/, '');
  }
  for (const text of [wanted === undefined ? '' : decoded(wanted), ...fallbacks]) {
    const slug = slugFromTitle(text);
    if (slug !== '') return slug;
  }
  return 'untitled';
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
