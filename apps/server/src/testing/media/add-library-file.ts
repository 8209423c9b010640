import type { Insertable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { MediaTables } from '../../db/tables/media.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** A picture of the library, without its content. */
export const addLibraryFile = (
  queries: Queries,
  name: string,
  values: Partial<Insertable<MediaTables['files']>> = {},
) =>
  queries
    .insertInto('files')
    .values({
      document_id: `file-${name}`,
      name,
      width: 10,
      height: 10,
      hash: name,
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: `/uploads/${name}.png`,
      provider: 'local',
      is_private: 0,
      created_at: AT,
      updated_at: AT,
      ...values,
    })
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow();
