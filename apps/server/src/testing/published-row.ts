import { newDocumentId } from '../document-id.ts';

const HOUR_MS = 3_600_000;
const FIRST_AT = Date.parse('2024-01-01T00:00:00.000Z');

/** What every published entry has, one an hour. */
export function publishedRow(index: number) {
  const at = new Date(FIRST_AT + index * HOUR_MS).toISOString();
  return {
    document_id: newDocumentId(),
    state: 'published' as const,
    created_at: at,
    updated_at: at,
    published_at: at,
  };
}
