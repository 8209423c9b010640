import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { AddButton } from '../../lib/controls/add-button.tsx';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { useUrlSorting } from '../../lib/data-table/use-url-sorting.ts';
import { useApi } from '../../session/session-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedDialog, type UnsentInvitation } from './invited-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { StaffAction } from './staff-action.ts';
import { useStaffColumns } from './staff-columns.tsx';
import { staffQuery } from './staff-query.ts';

/** Everybody with a role, and how they get and lose one. */
export default function StaffScreen() {
  const t = useMessages('studio-staff');
  const staff = useQuery(staffQuery(useApi()));
  const [isInviting, setIsInviting] = useState(false);
  const [unsent, setUnsent] = useState<UnsentInvitation>();
  const [action, setAction] = useState<StaffAction>();
  const close = () => setAction(undefined);
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onClick={() => setIsInviting(true)}>{t('invite')}</AddButton>}
    >
      <DataTable
        caption={t('title')}
        columns={useStaffColumns(setAction)}
        rows={staff.data ?? []}
        rowKey={({ id }) => String(id)}
        list={staff}
        sorting={useUrlSorting()}
        className="max-w-5xl"
      />
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} onUnsent={setUnsent} />
      <InviteAgainDialog action={action} onClose={close} onUnsent={setUnsent} />
      <InvitedDialog invitation={unsent} onClose={() => setUnsent(undefined)} />
      <RoleDialog action={action} onClose={close} />
      <ConfirmDialog action={action} onClose={close} />
    </Screen>
  );
}
