import {
  deleteMemberSegment,
  listMemberSegments,
  type MemberSegment,
  saveMemberSegment,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvedChange } from '../../lib/controls/use-proved-change.ts';
import { SavedViews } from '../../lib/views/saved-views.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { membersPath } from '../member-filters.ts';
import { DeleteSegmentDialog } from './delete-segment-dialog.tsx';

const segmentsKey = ['segments'];

/** Filters under a name, which all staff share. */
export function Segments() {
  const t = useMessages('studio-members');
  const api = useApi();
  const { data: segments = [] } = useQuery({
    queryKey: segmentsKey,
    queryFn: async ({ signal }) => (await api(listMemberSegments, {}, { signal })).data,
  });
  const [leaving, setLeaving] = useState<MemberSegment>();
  const save = useProvedChange<Omit<MemberSegment, 'id'>>({
    send: (client, body) => client(saveMemberSegment, { body }),
    done: () => t('segment.saved'),
    affects: segmentsKey,
  });
  const remove = useProvedChange<number>({
    send: (client, segmentId) => client(deleteMemberSegment, { params: { segmentId } }),
    done: () => t('segment.deleted'),
    onDone: () => setLeaving(undefined),
    affects: segmentsKey,
  });
  return (
    <>
      <SavedViews
        views={segments}
        path={membersPath}
        texts={{
          save: t('segment.save'),
          help: t('segment.text'),
          name: t('segment.name'),
          removalOf: (name) => t('segment.delete', { name }),
        }}
        onSave={({ name, query }) => save.change({ name, query })}
        onRemove={(name) => {
          remove.reset();
          setLeaving(segments.find((segment) => segment.name === name));
        }}
      />
      <p role="alert" className="w-full text-danger empty:hidden">
        {save.error}
      </p>
      <DeleteSegmentDialog
        segment={leaving}
        isBusy={remove.isBusy}
        error={remove.error}
        onClose={() => setLeaving(undefined)}
        onDelete={({ id }) => remove.change(id)}
      />
    </>
  );
}
