import {
  addMemberNote,
  deleteMemberNote,
  type MemberDetails,
  type MemberNote,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextareaField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { useCan, useStaff } from '../../../session/session-provider.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useMemberChange } from './use-member-change.ts';

/** Notes of staff, which the member gets with a copy of all data. */
export function NotesTab({ member }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const can = useCan();
  const { id: me } = useStaff();
  const mayWrite = can('members.manage') && member.id !== me && member.role !== 'owner';
  return (
    <div className="max-w-measure">
      <p className="text-muted">{t('notesLead')}</p>
      {mayWrite ? <NoteForm memberId={member.id} /> : null}
      {member.notes.length === 0 ? <NothingYet>{t('noNotes')}</NothingYet> : null}
      <ul className="mt-6">
        {member.notes.map((note) => (
          <Note key={note.id} memberId={member.id} note={note} mayDelete={mayWrite} />
        ))}
      </ul>
    </div>
  );
}

const empty = { text: '' };

function NoteForm({ memberId }: { memberId: number }) {
  const t = useMessages('studio-members');
  const forms = useMessages('studio-forms');
  const save = useMemberChange({
    send: (api, body: { text: string }) => api(addMemberNote, { params: { id: memberId }, body }),
    done: t('noteSaved'),
    onDone: () => form.reset(empty),
  });
  const form = useStudioForm({
    initial: empty,
    check: ({ text }) => ({ text: text.trim() === '' ? forms('required') : undefined }),
    save,
  });
  return (
    <FormFrame form={form} action={t('addNote')} size="small" className="mt-4">
      <TextareaField
        label={t('newNote')}
        rows={3}
        maxLength={2000}
        dir="auto"
        {...form.field('text')}
      />
    </FormFrame>
  );
}

interface NoteProps {
  memberId: number;
  note: MemberNote;
  mayDelete: boolean;
}

function Note({ memberId, note, mayDelete }: NoteProps) {
  const t = useMessages('studio-members');
  const forms = useMessages('studio-forms');
  const format = useFormat();
  const { isBusy, error, change } = useMemberChange({
    send: (api) => api(deleteMemberNote, { params: { id: memberId, noteId: note.id } }),
    done: t('noteDeleted'),
  });
  return (
    <li className="border-line border-t py-3">
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {note.text}
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-muted text-xs">
        <span>
          <bdi>{note.author}</bdi>, {format.moment(note.createdAt)}
        </span>
        {mayDelete ? (
          <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => change()}>
            {forms('delete')}
          </Button>
        ) : null}
      </p>
      {error ? (
        <p role="alert" className="text-danger text-xs">
          {error}
        </p>
      ) : null}
    </li>
  );
}
