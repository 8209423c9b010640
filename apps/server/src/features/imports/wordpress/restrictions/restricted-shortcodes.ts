import { isRestrictedName } from '../../restrictions/restricted-names.ts';
import type { RestrictedPart } from '../../restrictions/restricted-part.ts';
import { attributesOf, type ShortcodeTag, shortcodeTagsIn } from './shortcode-tags.ts';

/** Attributes that name readers, whatever the shortcode is called. */
const NAMES_READERS = /(?:^|\s)(?:user_?)?(?:roles?|capability|memberships?)\s*=/i;
/** Attributes with which page builders hide a part. */
const HIDES =
  /\s(?:(?:display_conditions|render_logics)\s*=\s*["']?[^\s"']|disable_element\s*=\s*["']?yes|disabled\s*=\s*["']?on|status\s*=\s*["']?(?:draft|private))/i;

/** The parts between shortcodes of plugins that show them to members only. */
export function findRestrictedShortcodes(content: string): RestrictedPart[] {
  const tags = [...shortcodeTagsIn(content)];
  const ended = new Set(tags.flatMap(({ isEnd, name }) => (isEnd ? [name.toLowerCase()] : [])));
  // Without an end, it encloses nothing. Only a paywall has the rest of the text behind it.
  const all = tags.filter(
    ({ name }) => ended.has(name.toLowerCase()) || (isPaywall(name) && isRestrictedName(name)),
  );
  const parts: RestrictedPart[] = [];
  let done = 0;
  for (const [index, start] of all.entries()) {
    const { name, from } = start;
    if (start.isEnd || from < done || !isRestricted(content, start)) continue;
    const end = findEnd(all, index);
    if (!end && !isPaywall(name)) continue;
    done = end ? content.indexOf(']', end.from) + 1 : content.length;
    parts.push({ name, from, to: done });
  }
  return parts;
}

const isPaywall = (name: string): boolean => /paywall/i.test(name);

function isRestricted(content: string, tag: ShortcodeTag): boolean {
  const attributes = attributesOf(content, tag);
  if (attributes.endsWith('/')) return false;
  return isRestrictedName(tag.name) || NAMES_READERS.test(attributes) || HIDES.test(attributes);
}

/** The end that belongs to a shortcode, or the last one that could. Undefined if it encloses nothing. */
function findEnd(all: readonly ShortcodeTag[], start: number): ShortcodeTag | undefined {
  const name = all[start]?.name.toLowerCase();
  let depth = 0;
  let last: ShortcodeTag | undefined;
  for (let index = start; index < all.length; index += 1) {
    const tag = all[index];
    if (!tag || tag.name.toLowerCase() !== name) continue;
    depth += tag.isEnd ? -1 : 1;
    if (tag.isEnd) last = tag;
    if (depth === 0) break;
  }
  return last;
}
