import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

interface OldVersion {
  id: number;
  document_id: string;
  locale: string;
  status: string;
  data: string;
  created_at: string;
  visible_from: string | null;
}

/** Every text of a policy that readers got has a number, which is part of its address. */
export const editions: Migration = {
  name: '0091-editions',
  async up(tx) {
    const add = (table: string, column: string, type: 'text' | 'integer') =>
      tx.schema.alterTable(table).addColumn(column, type).execute();
    await add('content_versions', 'edition', 'integer');
    for (const column of ['edition_at', 'edition_kind', 'reason', 'text_hash']) {
      await add('content_versions', column, 'text');
    }
    for (const column of ['edition_kind', 'reason']) await add('scheduled_changes', column, 'text');
    await tx.schema
      .createIndex('content_versions_edition')
      .unique()
      .on('content_versions')
      .columns(['collection', 'document_id', 'locale', 'edition'])
      .execute();
    await tx.schema
      .createIndex('content_versions_edition_at')
      .on('content_versions')
      .columns(['collection', 'edition_at'])
      .execute();
    await numberPublished(tx);
  },
};

/** One document at a time, because the texts of all versions may not fit into memory. */
async function numberPublished(tx: Tx): Promise<void> {
  const { rows: documents } = await sql<{ document_id: string; locale: string }>`
    select distinct document_id, locale from content_versions
    where collection = 'policies' and status in ('published', 'scheduled')`.execute(tx);
  for (const { document_id, locale } of documents) {
    const { rows } = await sql<OldVersion>`
      select id, document_id, locale, status, data, created_at, visible_from from content_versions
      where collection = 'policies' and document_id = ${document_id} and locale = ${locale}
        and status <> 'draft' order by number`.execute(tx);
    await numberDocument(tx, rows);
  }
}

async function numberDocument(tx: Tx, versions: readonly OldVersion[]): Promise<void> {
  let edition = 0;
  let last = '';
  for (const [index, version] of versions.entries()) {
    const { status, visible_from, created_at } = version;
    if (status !== 'published' && status !== 'scheduled') continue;
    const at = status === 'scheduled' || edition === 0 ? (visible_from ?? created_at) : created_at;
    const next = versions[index + 1];
    const isReplacedUnseen = next !== undefined && next.created_at < at;
    const hash = hashOf(version.data);
    if (isReplacedUnseen || hash === last) continue;
    edition += 1;
    last = hash;
    await tx
      .updateTable('content_versions')
      .set({ edition, edition_at: at, edition_kind: 'change', text_hash: hash })
      .where('id', '=', version.id)
      .execute();
    await recordPictures(tx, version);
  }
}

/** The pictures of earlier editions are in use. */
async function recordPictures(tx: Tx, { document_id, locale, data }: OldVersion): Promise<void> {
  const urls = [...new Set(data.match(/\/uploads\/[\w-]+\.\w+/g) ?? [])];
  if (urls.length === 0) return;
  const files = await tx.selectFrom('files').select('id').where('url', 'in', urls).execute();
  const use = { collection: 'policies', document_id, locale, place: 'edition' };
  for (const { id } of files) {
    await tx
      .insertInto('file_uses')
      .values({ ...use, file_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function hashOf(data: string): string {
  const { title, summary, key_points, body } = JSON.parse(data);
  const values = [title, summary, key_points, body].map((value) => value ?? null);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
