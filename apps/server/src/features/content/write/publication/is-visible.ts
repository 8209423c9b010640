import type { Collection } from '../../declare/declaration.ts';

import type { Row } from '../documents.repo.ts';

/** Whether readers see this row. In collections with drafts, pass the published row. */
export const isVisible = ({ hasDrafts }: Collection, row: Row | undefined, now: string): boolean =>
  row !== undefined && (!hasDrafts || String(row.published_at) <= now);
