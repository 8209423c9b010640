import type { Collection } from '../declare/declaration.ts';

import type { Entry } from '../declare/entry.ts';
import type { Reader } from '../declare/reader.ts';
import { type LocaleScope, onlyIn } from '../locales/locales.ts';
import { buildSelection } from '../query/build-selection.ts';
import {
  type Condition,
  noCondition,
  type Selection,
  type SortTerm,
  type Status,
} from '../query/read-query.ts';
import { scopeOf } from '../query/scope.ts';
import type { ContentStore } from './content-store.ts';
import { compileCount, findEntriesJson, runCount } from './entries.repo.ts';

export interface EntryRead<Left extends string> {
  readonly where?: Condition;
  readonly sort?: readonly SortTerm[];
  /** Fields to leave out, such as the body in a list. */
  readonly without?: readonly Left[];
  readonly limit: number;
  readonly offset?: number;
  /** The default language unless given. */
  readonly locale?: LocaleScope;
  /** Drafts are for previews only. */
  readonly status?: Status;
}

/**
 * Published entries with their relations, as this reader sees them. For use inside the server: the
 * API's query language is parsed in the dialect's routes only.
 */
export async function findEntries<
  C extends Collection,
  Left extends keyof Entry<C> & string = never,
>(
  store: ContentStore,
  collection: C,
  reader: Reader,
  {
    where = noCondition,
    sort = [],
    without = [],
    limit,
    offset = 0,
    locale,
    status,
  }: EntryRead<Left>,
): Promise<Omit<Entry<C>, Left>[]> {
  const selection = leaveOut(
    buildSelection({ populate: '*' }, scopeOf(collection, reader, store.locales.isMultilingual)),
    without,
  );
  const query = {
    ...selection,
    where,
    sort,
    status: status ?? 'published',
    locale: locale ?? onlyIn(store.locales.default),
  } as const;
  const found = await findEntriesJson(store.db, store.now(), query, { limit, offset });
  return found.map((json): Omit<Entry<C>, Left> => JSON.parse(json));
}

/** How many published entries meet a condition. */
export function countEntries(
  store: ContentStore,
  collection: Collection,
  where: Condition,
  locale = onlyIn(store.locales.default),
): Promise<number> {
  const read = compileCount(store.db, {
    collection,
    where,
    status: 'published',
    locale,
  });
  return store.counts.get(read, () => runCount(store.db.read, read, store.now()));
}

function leaveOut(selection: Selection, keys: readonly string[]): Selection {
  // Complete translations of every entry would be large, and pages need none of them.
  const isKept = ({ key }: { key: string }) => key !== 'localizations' && !keys.includes(key);
  return {
    ...selection,
    fields: selection.fields.filter(isKept),
    relations: selection.relations.filter(isKept),
    components: selection.components.filter(isKept),
  };
}
