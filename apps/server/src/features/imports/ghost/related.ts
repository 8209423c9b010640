import type { Loss } from '../content-source.ts';
import { type GhostExport, type GhostRow, idIn, textIn } from './read-export.ts';
import { readTags } from './tags.ts';

/** What other tables say about posts. */
export interface Related {
  metaOf(postId: string): GhostRow | undefined;
  tagsOf(postId: string): readonly string[];
  namesOfTags(postId: string): readonly string[];
  /** A post has one author here. */
  authorsOf(post: GhostRow, lose: (loss: Loss) => void): readonly string[];
}

export function readRelated(content: GhostExport): Related {
  const meta = new Map(content.rows('posts_meta').map((row) => [idIn(row, 'post_id'), row]));
  const shown = new Map(readTags(content).map(({ sourceId, values }) => [sourceId, values.name]));
  const tags = linksOf(content.rows('posts_tags'), 'tag_id');
  const authors = linksOf(content.rows('posts_authors'), 'author_id');
  const names = new Map(content.rows('users').map((user) => [idIn(user), textIn(user, 'name')]));
  const tagsOf = (id: string) => (tags.get(id) ?? []).filter((tag) => shown.has(tag));
  return {
    metaOf: (id) => meta.get(id),
    tagsOf,
    namesOfTags: (id) => tagsOf(id).map((tag) => String(shown.get(tag))),
    authorsOf: (post, lose) => {
      const [first, ...others] = authors.get(idIn(post)) ?? [idIn(post, 'author_id')];
      if (others.length > 0) {
        const named = others.map((id) => names.get(id) ?? 'unknown').join(', ');
        lose({ kind: 'relation', detail: `more authors: ${named}` });
      }
      return first ? [first] : [];
    },
  };
}

function linksOf(rows: readonly GhostRow[], key: string): Map<string, string[]> {
  const sorted = rows.toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0));
  const links = new Map<string, string[]>();
  for (const row of sorted) {
    const postId = idIn(row, 'post_id');
    links.set(postId, [...(links.get(postId) ?? []), idIn(row, key)]);
  }
  return links;
}
