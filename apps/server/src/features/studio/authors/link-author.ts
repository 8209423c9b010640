import { can, type Person, roleNames } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import { type ContentService, getEntryRow, transact, type Writer } from '../../content/index.ts';
import { findAccounts, findPeopleWith, setAccount } from './author-accounts.repo.ts';

const writers = roleNames.filter((role) => can(role, 'content.draft'));

interface AuthorAccounts {
  readonly people: Person[];
  /** The id of the account, by the document id of the author. */
  readonly accounts: Record<string, number>;
}

/** Who can write, and which of them are linked to an author. */
export async function listAccounts({ db }: ContentService): Promise<AuthorAccounts> {
  const people = await findPeopleWith(db.queries, writers);
  const ids = new Set(people.map(({ id }) => id));
  const accounts = (await findAccounts(db.queries)).filter(({ user_id }) => ids.has(user_id));
  return {
    people: people.map(({ id, username }) => ({ id, name: username })),
    accounts: Object.fromEntries(accounts.map(({ author_id, user_id }) => [author_id, user_id])),
  };
}

/** Links an author to the account of a member of staff, or to none. */
export async function linkAuthor(
  service: ContentService,
  { actor }: Writer,
  { authorId, title, userId }: { authorId: string; title: string; userId: number | null },
): Promise<void> {
  await transact(service, async (tx) => {
    const people = await findPeopleWith(tx, writers);
    const person = people.find(({ id }) => id === userId);
    if (userId !== null && !person) {
      throw new AppError('validation_failed', messageReference('studio-server', 'notAWriter'));
    }
    await setAccount(tx, authorId, userId);
    if (!actor) return;
    const target = { kind: 'authors', id: authorId };
    const after = { title, account: person?.username ?? null };
    await recordAction(tx, {
      actor,
      at: service.store.now(),
      action: 'content.link_author',
      target,
      after,
    });
  });
}

/** The author that a link is about, if the caller may change it. */
export async function getAuthor(
  service: ContentService,
  writer: Writer,
  id: string,
): Promise<{ authorId: string; title: string }> {
  const { row } = await getEntryRow(service, writer, { kind: 'authors', id });
  return { authorId: row.document_id, title: row.title };
}
