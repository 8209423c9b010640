import { eraseMember, getErasureNotice, type MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Skeleton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
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
  const forms = useMessages('studio-forms');
  const api = useApi();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isOther, setIsOther] = useState(false);
  const notice = useQuery({
    queryKey: ['erasure', member.id],
    queryFn: async ({ signal }) =>
      (await api(getErasureNotice, { params: { id: member.id } }, { signal })).data,
    gcTime: 0,
  });
  const { isBusy, error, change } = useMemberChange({
    send: (client, body: { email: string }) =>
      client(eraseMember, { params: { id: member.id }, body }),
    done: t('erased'),
    affects: [...membersKey, 'list'],
    onDone: () => navigate('/members', { replace: true }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim().toLowerCase();
    if (typed !== member.email) return setIsOther(true);
    change({ email: typed });
  };
  if (notice.isError) return <LoadFailure query={notice} />;
  if (!notice.data) return <Skeleton className="mt-4 h-24 w-full" />;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-3">
      <ul className="list-disc space-y-1 ps-5 text-muted">
        {notice.data.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-4 [overflow-wrap:anywhere]">
        {t.rich('typeAddress', {
          email: member.email,
          strong: (children) => <strong>{children}</strong>,
        })}
      </p>
      <TextField
        className="mt-3"
        label={t('fact.email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={isOther ? t('otherAddress') : error}
        onChange={(event) => {
          setIsOther(false);
          setEmail(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('eraseNow')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
