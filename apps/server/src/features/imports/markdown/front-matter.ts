import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { trimLines } from './trim-lines.ts';

export interface MarkdownFile {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Why the attributes could not be read. */
  readonly failure?: string;
}

const FENCES: readonly { pattern: RegExp; parse: (text: string) => unknown }[] = [
  {
    pattern: /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m,
    parse: (text) => parseYaml(text, { maxAliasCount: 20 }),
  },
  { pattern: /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*(?:\n|$)/m, parse: parseToml },
];

/** YAML between lines of dashes (Jekyll, Hugo, Astro), TOML between lines of plus signs or a JSON object (Hugo). */
export function readFrontMatter(source: string): MarkdownFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (/^\{\s*\n/.test(text)) return readJson(text);
  for (const { pattern, parse } of FENCES) {
    const match = pattern.exec(text);
    if (match?.index !== 0) continue;
    const body = trimLines(text.slice(match[0].length));
    try {
      return { attributes: asObject(parse(match[1] ?? '')), body };
    } catch {
      return { attributes: {}, body, failure: 'its front matter cannot be read' };
    }
  }
  return { attributes: {}, body: trimLines(text) };
}

/** The object ends at the first line that is nothing but its closing brace. */
function readJson(text: string): MarkdownFile {
  const end = text.indexOf('\n}\n');
  try {
    const attributes = asObject(JSON.parse(end === -1 ? text : text.slice(0, end + 2)));
    return { attributes, body: end === -1 ? '' : trimLines(text.slice(end + 3)) };
  } catch {
    return { attributes: {}, body: trimLines(text) };
  }
}

/** Keys in lower case, because Hugo does not distinguish them. */
const asObject = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toLowerCase(), item]))
    : {};
