import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { MirrorTables } from '../../../db/tables/mirror.ts';
import { SOURCE } from '../mirror-context.ts';

export type MirrorStateRow = Selectable<MirrorTables['mirror_state']>;

export const findMirrorState = (queries: Queries): Promise<MirrorStateRow | undefined> =>
  queries.selectFrom('mirror_state').selectAll().where('source', '=', SOURCE).executeTakeFirst();

export async function saveMirrorState(
  queries: Queries,
  changes: Updateable<Omit<MirrorTables['mirror_state'], 'source'>>,
): Promise<void> {
  await queries
    .insertInto('mirror_state')
    .values({ source: SOURCE, ...changes })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(changes))
    .execute();
}
