import { posix } from 'node:path';

const plain = (path: string): string =>
  path.replace(/(?:\/(?:_?index))?\.(?:md|markdown|mdx|html?)$/i, '').replace(/\/$/, '');

/**
 * The path of the text that another one refers to, as Hugo and Jekyll look it up: next to it, from the root of the
 * content, or by its name alone if only one text has it.
 */
export function createFindText(
  paths: readonly string[],
): (reference: string, from: string) => string | undefined {
  const byPath = new Map(paths.map((path) => [plain(path), path]));
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(plain(path));
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return (reference, from) => {
    const wanted = plain(reference).replace(/^\//, '');
    const beside = posix.join(posix.dirname(from), wanted);
    for (const path of [beside, wanted, `content/${wanted}`, `_posts/${wanted}`]) {
      const found = byPath.get(path);
      if (found !== undefined) return found;
    }
    const named = byName.get(posix.basename(wanted)) ?? [];
    return named.length === 1 ? named[0] : undefined;
  };
}
