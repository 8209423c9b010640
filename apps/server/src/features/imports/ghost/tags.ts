import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { listFields, TAG_FIELDS } from './fields.ts';
import { type GhostExport, idIn, textIn } from './read-export.ts';

/** Tags whose name starts with `#` are notes for templates, which readers never saw. */
export function readTags(content: GhostExport): IncomingDocument[] {
  return content
    .rows('tags')
    .filter(
      (tag) => textIn(tag, 'visibility') !== 'internal' && !textIn(tag, 'name')?.startsWith('#'),
    )
    .map((tag) => {
      const losses: Loss[] = [];
      const lose = (loss: Loss) => losses.push(loss);
      const name = textIn(tag, 'name') ?? textIn(tag, 'slug') ?? '';
      listFields(tag, TAG_FIELDS, lose);
      return {
        collection: 'tags',
        sourceId: idIn(tag),
        values: {
          name: fitText(name, { maximum: 255, field: 'name', lose }),
          slug: fitSlug(textIn(tag, 'slug'), name),
        },
        publishedAt: null,
        losses,
      };
    });
}
