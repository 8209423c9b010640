import { findOpening } from '@rostra/block-syntax';

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/** The first line of a footnote or of the address of a link, which a text may have at its end. */
const DEFINITION = /^ {0,3}\[(\^?[^[\]]+)\]:/;

/**
 * What stands above the first paywall of a text, with the footnotes and link addresses that it names; null for a text
 * without a paywall. The line stands alone and is not indented, so a text need not be parsed to find it.
 */
export function freePart(markdown: string): string | null {
  if (!markdown.includes('::paywall')) return null;
  const lines = markdown.split(/\r\n|[\r\n]/);
  const isText = outsideOfCode(lines);
  const end = lines.findIndex((line, index) => isText[index] && isPaywall(line));
  if (end < 0) return null;
  const free = lines.slice(0, end).join('\n').trimEnd();
  const definitions = definitionsIn(lines, isText, end);
  return [free, ...neededBy(free, definitions)].join('\n\n').trim();
}

const isPaywall = (line: string): boolean => {
  const { name, rest } = findOpening(line) ?? {};
  return name === 'paywall' && rest?.trim() === '';
};

/** For each line whether it is outside of fenced code. */
function outsideOfCode(lines: readonly string[]): boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    const [, fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (open !== undefined) {
      if (fence.startsWith(open) && info.trim() === '') open = undefined;
      return false;
    }
    // A line with another backtick is inline code.
    if (fence === '' || (fence.startsWith('`') && info.includes('`'))) return true;
    open = fence;
    return false;
  });
}

/** The definitions beneath the paywall by their labels, with the indented lines that belong to them. */
function definitionsIn(
  lines: readonly string[],
  isText: readonly boolean[],
  from: number,
): Map<string, string> {
  const found = new Map<string, string>();
  let current: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (index <= from) continue;
    const label = isText[index] ? DEFINITION.exec(line)?.[1]?.toLowerCase() : undefined;
    if (label !== undefined) {
      // The first one counts.
      current = found.has(label) ? undefined : label;
      if (current) found.set(current, line);
    } else if (current && (line.trim() === '' || /^(?: {4}|\t)/.test(line))) {
      found.set(current, `${found.get(current)}\n${line}`);
    } else current = undefined;
  }
  return found;
}

/** Those that the text names, and those that they name. */
function neededBy(text: string, definitions: ReadonlyMap<string, string>): string[] {
  const needed = new Map<string, string>();
  const texts = [text];
  for (const part of texts) {
    for (const [, name = ''] of part.matchAll(/\[([^[\]]+)\]/g)) {
      const label = name.toLowerCase();
      const definition = needed.has(label) ? undefined : definitions.get(label);
      if (definition === undefined) continue;
      needed.set(label, definition.trimEnd());
      texts.push(definition);
    }
  }
  return [...needed.values()];
}
