import {
  deleteMemberSegment,
  listMemberSegments,
  type MemberSegment,
  saveMemberSegment,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { membersPath } from '../../../lib/paths.ts';
import { SavedViews } from '../../../lib/views/saved-views.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { DeleteSegmentDialog } from './delete-segment-dialog.tsx';

const segmentsKey = ['segments'];

/** Filters under a name, which all staff share. */
export function Segments() {
  const t = useMessages('studio-members');
  const api = useApi();
  const query = useQuery({
    queryKey: segmentsKey,
    queryFn: async ({ signal }) => (await api(listMemberSegments, {}, { signal })).data,
  });
  const segments = query.data ?? [];
  const [leaving, setLeaving] = useState<MemberSegment>();
  const save = useChange<Omit<MemberSegment, 'id'>>({
    send: (client, body) => client(saveMemberSegment, { body }),
    done: () => t('segment.saved'),
    affects: segmentsKey,
  });
  const remove = useChange<number>({
    send: (client, segmentId) => client(deleteMemberSegment, { params: { segmentId } }),
    done: () => t('segment.deleted'),
    onDone: () => setLeaving(undefined),
    affects: segmentsKey,
  });
  if (query.isError && !query.data) return <LoadFailure query={query} className="w-full" />;
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
