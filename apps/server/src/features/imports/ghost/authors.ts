import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { AUTHOR_FIELDS, listFields } from './fields.ts';
import { imageAddress, withAddresses } from './ghost-addresses.ts';
import type { GhostOptions } from './ghost-options.ts';
import { type GhostExport, idIn, textIn } from './read-export.ts';

/** The authors of posts. Their addresses and password hashes stay in the file. */
export function readAuthors(content: GhostExport, { site }: GhostOptions): IncomingDocument[] {
  const writers = new Set([
    ...content.rows('posts_authors').map((link) => idIn(link, 'author_id')),
    ...content.rows('posts').map((post) => idIn(post, 'author_id')),
  ]);
  return content
    .rows('users')
    .filter((user) => writers.has(idIn(user)))
    .map((row) => {
      const user = withAddresses(row, site);
      const losses: Loss[] = [];
      const lose = (loss: Loss) => losses.push(loss);
      const name = textIn(user, 'name') ?? textIn(user, 'slug') ?? 'Unknown';
      const slug = fitSlug(textIn(user, 'slug'), name);
      const picture = textIn(user, 'profile_image');
      listFields(user, AUTHOR_FIELDS, lose);
      return {
        collection: 'authors',
        sourceId: idIn(user),
        values: {
          name: fitText(name, { maximum: 255, field: 'name', lose }),
          username: slug,
          slug,
          bio: fitText(textIn(user, 'bio'), { maximum: 2_000, field: 'bio', lose }) ?? null,
        },
        images: {
          avatar: picture
            ? { address: imageAddress(picture, site), alternativeText: name }
            : undefined,
        },
        publishedAt: null,
        losses,
      };
    });
}
