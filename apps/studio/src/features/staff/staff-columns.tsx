import { can as roleCan, type StaffMember, staffRoles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type MenuItem } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowMenu } from '../../lib/data-table/row-menu.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { useCan, useStaff } from '../../session/session-provider.tsx';
import type { StaffAction } from './staff-action.ts';

type Act = (action: StaffAction) => void;

export function useStaffColumns(onAction: Act): readonly DataColumn<StaffMember>[] {
  const t = useMessages('studio-staff');
  const staff = useMessages('staff');
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('person'),
        sortBy: ({ name }) => name,
        cell: (person) => <Person person={person} />,
      },
      {
        id: 'role',
        header: t('role'),
        from: 'sm',
        className: 'w-36',
        sortBy: ({ role }) => staff(`role.${role}`),
        cell: ({ role }) => staff(`role.${role}`),
      },
      {
        id: 'factors',
        header: t('factors'),
        kind: 'details',
        from: 'md',
        cell: (person) => <Factors person={person} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-28',
        cell: (person) => <Actions person={person} onAction={onAction} />,
      },
    ],
    [t, staff, onAction],
  );
}

function Person({ person }: { person: StaffMember }) {
  const staff = useMessages('staff');
  const { id: me } = useStaff();
  return (
    <>
      <bdi className="block break-words font-medium">
        {person.name}
        {person.id === me ? (
          <span className="ms-2 font-normal text-muted text-xs">{staff('you')}</span>
        ) : null}
      </bdi>
      <EmailAddress email={person.email} />
      <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {person.isInvited ? <Badge tone="warning">{staff('invited')}</Badge> : null}
        {person.isBlocked ? <Badge tone="danger">{staff('blocked')}</Badge> : null}
      </span>
    </>
  );
}

/** A long address breaks before its @, and inside a word only if that is not enough. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="block text-muted text-xs [overflow-wrap:anywhere]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

function Factors({ person: { factors, factorDueAt, isInvited } }: { person: StaffMember }) {
  const staff = useMessages('staff');
  const format = useFormat();
  if (isInvited) return null;
  if (factors.length === 0 && factorDueAt) {
    const date = format.day(factorDueAt);
    const isDue = new Date(factorDueAt) > new Date();
    return isDue ? staff('dueBy', { date }) : staff('dueSince', { date });
  }
  const [first = 'other'] = factors;
  return staff('factorsOf', { factors: factors.length > 1 ? 'both' : first });
}

interface ActionsProps {
  person: StaffMember;
  onAction: Act;
}

/** Only what the server would allow: nobody changes the owner, themselves, or people with more rights. */
function Actions({ person, onAction }: ActionsProps) {
  const t = useMessages('studio-staff');
  const staff = useMessages('staff');
  const can = useCan();
  const { id: me, role } = useStaff();
  if (person.id === me || person.role === 'owner') return null;
  const mayChange = staffRoles[person.role].capabilities.every((capability) =>
    roleCan(role.type, capability),
  );
  if (!mayChange) return null;
  const choose = (name: StaffAction['name']) => () => onAction({ name, person });
  const mayOwn = can('ownership.transfer') && !person.isInvited && !person.isBlocked;
  const items: MenuItem[] = [
    { label: t('changeRole'), onSelect: choose('change role') },
    ...(person.isInvited ? [{ label: t('inviteAgain'), onSelect: choose('invite again') }] : []),
    ...(person.factors.length > 0 && can('factors.reset')
      ? [{ label: staff('reset'), onSelect: choose('reset factors') }]
      : []),
    ...(mayOwn ? [{ label: t('transfer'), onSelect: choose('transfer') }] : []),
    'separator',
    { label: t('revoke'), onSelect: choose('revoke') },
  ];
  return <RowMenu label={t('change')} about={person.name} items={items} />;
}
