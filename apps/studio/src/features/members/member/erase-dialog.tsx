import { eraseMember, getErasureNotice, type MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Skeleton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { TypedAddress, typedAddress } from '../../../lib/form/typed-address.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { membersKey } from '../members-query.ts';
import { useMemberChange } from './use-member-change.ts';

interface EraseDialogProps {
  member: MemberDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Nobody erases an account by accident: the address has to be typed. */
export function EraseDialog({ member, isOpen, onClose }: EraseDialogProps) {
  const t = useMessages('studio-members');
  const name = member.name || member.username;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('eraseTitle', { name })}>
      {isOpen ? <EraseForm member={member} onClose={onClose} /> : null}
    </Dialog>
  );
}

function EraseForm({ member, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const t = useMessages('studio-members');
  const api = useApi();
  const navigate = useNavigate();
  const notice = useQuery({
    queryKey: ['erasure', member.id],
    queryFn: async ({ signal }) =>
      (await api(getErasureNotice, { params: { id: member.id } }, { signal })).data,
    gcTime: 0,
  });
  const save = useMemberChange({
    send: (client, { email }: { email: string }) =>
      client(eraseMember, { params: { id: member.id }, body: { email: typedAddress(email) } }),
    done: t('erased'),
    affects: [...membersKey, 'list'],
    onDone: () => navigate('/members', { replace: true }),
  });
  const form = useStudioForm({
    initial: { email: '' },
    check: ({ email }) => ({
      email: typedAddress(email) === member.email ? undefined : t('otherAddress'),
    }),
    save,
  });
  if (notice.isError) return <LoadFailure query={notice} />;
  if (!notice.data) return <Skeleton className="mt-4 h-24 w-full" />;
  return (
    <FormFrame
      form={form}
      action={t('eraseNow')}
      variant="danger"
      onCancel={onClose}
      className="mt-3"
    >
      <ul className="list-disc space-y-1 ps-5 text-muted">
        {notice.data.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TypedAddress email={member.email} label={t('fact.email')} form={form} />
    </FormFrame>
  );
}
