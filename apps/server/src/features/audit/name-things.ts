import type { AuditEntry, ListedAuditEntry } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { findDocuments, findFiles, findPeople } from './named-things.repo.ts';

type Target = NonNullable<ListedAuditEntry['target']>;
type Known = Pick<Target, 'name' | 'locale' | 'screen'>;

const UNKNOWN: Known = { name: null, locale: null, screen: null };

/** Adds what the recorded ids are called now, and which screen shows them. The log itself has only ids. */
export async function nameThings(
  db: Queries,
  entries: readonly AuditEntry[],
): Promise<ListedAuditEntry[]> {
  const known = await findKnown(db, entries);
  return entries.map((entry) => {
    const { target } = entry;
    const named = referencesOf(entry).flatMap((key): [string, string][] => {
      const name = known.get(key)?.name;
      return name ? [[key, name]] : [];
    });
    return {
      ...entry,
      target: target && { ...target, ...(known.get(keyOf(target)) ?? UNKNOWN) },
      names: Object.fromEntries(named),
    };
  });
}

const keyOf = ({ kind, id }: { kind: string; id: string | number }) => `${kind}/${id}`;

/** Other things that the facts mention: what something was merged into, an order, an owner. */
function referencesOf({ target, before, after }: AuditEntry): string[] {
  const kind = target?.kind ?? '';
  return [before, after].flatMap((facts) => {
    const documents = [facts?.into, ...(Array.isArray(facts?.order) ? facts.order : [])];
    return [
      ...documents.filter((id) => typeof id === 'string').map((id) => keyOf({ kind, id })),
      ...(typeof facts?.ownerId === 'number' ? [keyOf({ kind: 'users', id: facts.ownerId })] : []),
    ];
  });
}

async function findKnown(db: Queries, entries: readonly AuditEntry[]): Promise<Map<string, Known>> {
  const keys = new Set(
    entries.flatMap((entry) => [
      ...(entry.target ? [keyOf(entry.target)] : []),
      ...referencesOf(entry),
    ]),
  );
  const idsOf = (kind: string) =>
    [...keys].filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1));
  const numbersOf = (kind: string) =>
    idsOf(kind)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  const [people, files] = [numbersOf('users'), numbersOf('files')];
  const documents = [...keys].map((key) => key.slice(key.indexOf('/') + 1)).filter(Boolean);
  const known = new Map<string, Known>();
  if (documents.length > 0) {
    for (const row of await findDocuments(db, documents)) {
      const key = keyOf({ kind: row.collection, id: row.document_id });
      if (known.get(key)?.screen) continue;
      const screen = row.deleted_at === null ? 'entry' : null;
      known.set(key, { name: row.title || null, locale: row.locale, screen });
    }
  }
  if (people.length > 0) {
    for (const { id, name, role } of await findPeople(db, people)) {
      const screen = role === 'member' ? 'member' : 'staff';
      known.set(keyOf({ kind: 'users', id }), { name, locale: null, screen });
    }
  }
  if (files.length > 0) {
    for (const { id, name } of await findFiles(db, files)) {
      known.set(keyOf({ kind: 'files', id }), { name, locale: null, screen: 'file' });
    }
  }
  return known;
}
