import type { MemberNote } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { MembersContext } from '../context.ts';
import { describeNote } from '../details/member-note.ts';
import { deleteNote, insertNote } from '../details/notes.repo.ts';
import { lockMember } from './lock-member.ts';

interface NewNote {
  userId: number;
  text: string;
  author: string;
}

/** The audit log says who wrote a note, not what: the text must disappear with the account. */
export async function addNote(
  { accounts: { db, now } }: Pick<MembersContext, 'accounts'>,
  actor: Actor,
  { userId, text, author }: NewNote,
): Promise<MemberNote> {
  const at = now();
  return db.transaction(async (tx) => {
    await lockMember(tx, actor, userId);
    const note = await insertNote(tx, {
      user_id: userId,
      author_id: actor.kind === 'user' ? actor.userId : null,
      author_name: author,
      text,
      created_at: at.toISOString(),
    });
    const target = { kind: 'users', id: userId };
    await recordAction(tx, { actor, at, action: 'member.add_note', target });
    return describeNote(note);
  });
}

export async function removeNote(
  { accounts: { db, now } }: Pick<MembersContext, 'accounts'>,
  actor: Actor,
  { userId, noteId }: { userId: number; noteId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, actor, userId);
    if (!(await deleteNote(tx, userId, noteId))) throw notFound();
    const target = { kind: 'users', id: userId };
    await recordAction(tx, { actor, at: now(), action: 'member.delete_note', target });
  });
}
