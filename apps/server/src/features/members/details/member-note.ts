import type { MemberNote } from '@rostra/contract';
import type { AccountHooks } from '../../../feature.ts';
import type { MembersContext } from '../context.ts';
import { findNotes } from './notes.repo.ts';

type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export const describeNote = (row: NoteRow): MemberNote => ({
  id: row.id,
  text: row.text,
  author: row.author_name,
  createdAt: row.created_at,
});

/** Members have a right to know what was written about them. */
export const notesAccountHooks = ({ accounts: { db } }: Pick<MembersContext, 'accounts'>) =>
  ({
    name: 'staffNotes',
    exportData: async (userId) =>
      (await findNotes(db.queries, userId)).map(({ text, created_at }) => ({
        text,
        createdAt: created_at,
      })),
  }) satisfies AccountHooks;
