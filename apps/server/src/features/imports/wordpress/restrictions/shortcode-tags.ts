/** `[name attributes]` or `[/name]`. */
export interface ShortcodeTag {
  /** As it is written: WordPress distinguishes upper and lower case, but some plugins register both. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly from: number;
}

/** The characters that WordPress allows in names. An end has nothing else in it. */
const TAG = /\[(?:([^\s<>&/[\]="']+)|\/([^\s<>&/[\]="']+)\s*\])/g;

/** Longer ones are read up to here. */
const MAX_ATTRIBUTES = 5_000;

/** The beginnings and ends of shortcodes. Those in the attributes of another one are found, too. */
export function* shortcodeTagsIn(content: string): Iterable<ShortcodeTag> {
  for (const { 0: all, 1: start, 2: end, index: from } of content.matchAll(TAG)) {
    // `[[name]]` shows the shortcode itself.
    const isDoubled = content[from - 1] === '[';
    const to = end === undefined && isDoubled ? tagEnd(content, from) : from + all.length;
    if (isDoubled && content[to] === ']') continue;
    yield { name: start ?? end ?? '', isEnd: end !== undefined, from };
  }
}

/** What is between the name and the end of the tag. */
export const attributesOf = (content: string, { name, from }: ShortcodeTag): string =>
  content.slice(from + 1 + name.length, tagEnd(content, from) - 1);

/** The first `]` that is not in quotes; if a quote does not end, the first one. */
function tagEnd(content: string, from: number): number {
  const text = content.slice(from, from + MAX_ATTRIBUTES);
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ']') return from + at + 1;
  }
  const first = text.indexOf(']');
  return from + (first === -1 ? text.length : first + 1);
}
