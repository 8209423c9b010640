import { createHash } from 'node:crypto';
import { type ContentService, type DocumentTask, LAYOUT_VERSION } from '../../../content/index.ts';
import { type DescribedEdition, describeEdition } from './describe-edition.ts';

/** Of everything that a file shows besides the text of the edition, which never changes. */
export const fingerprintOf = (
  content: ContentService,
  edition: DescribedEdition,
  images: DocumentTask['images'],
): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, describeEdition(content, edition), [...images]]))
    .digest('hex');
