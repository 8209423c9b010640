import { CancelledError } from '@rostra/browser/cancelled-error';
import {
  downloadMemberData,
  isStaffRole,
  type MemberDetails,
  can as roleCan,
  staffRoles,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, DropdownMenu, type MenuItem, useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi, useCan, useStaff } from '../../../session/session-provider.tsx';
import { ConfirmDialog, type ConfirmedAction } from './confirm-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Only what the server would allow: nobody changes the owner, themselves, or people with more rights. */
export function MemberActions({ member }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const can = useCan();
  const { id: me, role } = useStaff();
  const [action, setAction] = useState<ConfirmedAction | 'erase'>();
  const download = useDownload(member);
  const { role: theirs } = member;
  const hasMoreRights =
    isStaffRole(theirs) &&
    !staffRoles[theirs].capabilities.every((capability) => roleCan(role.type, capability));
  if (!can('members.manage') || member.id === me || theirs === 'owner' || hasMoreRights)
    return null;
  const close = () => setAction(undefined);
  const isBlocked = member.status === 'blocked';
  const items: MenuItem[] = [
    { label: t('download'), onSelect: () => download() },
    { label: t('endSessions'), onSelect: () => setAction('endSessions') },
    isBlocked
      ? { label: t('unblock'), onSelect: () => setAction('unblock') }
      : { label: t('block'), onSelect: () => setAction('block') },
    ...(theirs === 'member'
      ? (['separator', { label: t('erase'), onSelect: () => setAction('erase') }] as MenuItem[])
      : []),
  ];
  return (
    <>
      <DropdownMenu
        align="end"
        className="inline-flex min-h-10 items-center gap-1 rounded border border-line-strong bg-raised px-3 font-medium text-ink hover:border-ink"
        label={
          <>
            {t('actions')}
            <ChevronDownIcon className="size-4" />
          </>
        }
        items={items}
      />
      <ConfirmDialog
        member={member}
        action={action === 'erase' ? undefined : action}
        onClose={close}
      />
      <EraseDialog member={member} isOpen={action === 'erase'} onClose={close} />
    </>
  );
}

function useDownload(member: MemberDetails): () => void {
  const t = useMessages('studio-members');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => api(downloadMemberData, { params: { id: member.id } }),
    onSuccess: (data) =>
      saveFile(`member-${member.id}.json`, 'application/json', JSON.stringify(data, null, 2)),
    onError: (error) => {
      if (error instanceof CancelledError) return;
      toast.add({
        variant: 'destructive',
        title: t('downloadFailed'),
        description: errorText(error),
      });
    },
  });
  return () => download.mutate();
}
