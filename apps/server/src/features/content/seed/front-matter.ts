import { parse } from 'yaml';

export interface FrontMatterFile {
  readonly attributes: Record<string, unknown>;
  readonly body: string;
}

/** YAML between two lines of three dashes, then Markdown. */
export function parseFrontMatter(source: string): FrontMatterFile {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) return { attributes: {}, body: source.trim() };
  return { attributes: parse(match[1] ?? '') ?? {}, body: (match[2] ?? '').trim() };
}
