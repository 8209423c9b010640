import { pages, pathTo } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { findAreaPaths } from './find-area-paths.ts';

/** A policy is in an area that the site has, and not at the address of another one. */
export async function checkArea(
  { slug, area }: Readonly<Record<string, unknown>>,
  queries: Queries,
): Promise<[key: string, message: string, forStaff: string] | undefined> {
  const paths = await findAreaPaths(queries);
  if (!paths.has(String(area))) {
    const known = [...paths.keys()].join(', ');
    return [
      'area',
      `area must be one of the following values: ${known}`,
      messageReference('studio-server', 'rule.choice'),
    ];
  }
  const path = pathTo(pages.policy, { slug: String(slug) });
  return [...paths].some(([other, taken]) => other !== area && taken === path)
    ? [
        'slug',
        `The slug ${slug} is the address of another area`,
        messageReference('studio-server', 'rule.otherArea'),
      ]
    : undefined;
}
