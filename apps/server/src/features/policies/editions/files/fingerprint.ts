import { createHash } from 'node:crypto';
import { type ContentService, LAYOUT_VERSION } from '../../../content/index.ts';
import { type DescribedEdition, describeEdition } from './describe-edition.ts';

/** Of everything that a file says besides the text of the edition, which never changes. */
export const fingerprintOf = (content: ContentService, edition: DescribedEdition): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, describeEdition(content, edition)]))
    .digest('hex');
