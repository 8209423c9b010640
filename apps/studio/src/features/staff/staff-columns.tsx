import { can as roleCan, type StaffMember, staffRoles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, ChevronDownIcon, DropdownMenu, type MenuItem } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { useCan, useStaff } from '../../session/session-provider.tsx';
import type { StaffAction } from './staff-action.ts';

interface StaffTableProps {
  people: readonly StaffMember[];
  onAction: (action: StaffAction) => void;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function StaffTable({ people, onAction }: StaffTableProps) {
  const t = useMessages('studio-staff');
  const staff = useMessages('staff');
  const { id: me } = useStaff();
  return (
    <table className="mt-6 w-full max-w-5xl border-collapse">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('person')}
          </th>
          <th scope="col" className={`${head} hidden w-36 sm:table-cell`}>
            {t('role')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('factors')}
          </th>
          <th scope="col" className="w-28">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} className="border-line border-b align-top hover:bg-sunken/60">
            <td className="py-2.5 pe-4">
              <bdi className="block break-words font-medium">
                {person.username}
                {person.id === me ? (
                  <span className="ms-2 font-normal text-muted text-xs">{staff('you')}</span>
                ) : null}
              </bdi>
              <EmailAddress email={person.email} />
              <span className="block text-xs sm:hidden">{staff(`role.${person.role}`)}</span>
              <span className="mt-1 flex flex-wrap gap-1">
                {person.isInvited ? <Badge tone="warning">{staff('invited')}</Badge> : null}
                {person.isBlocked ? <Badge tone="danger">{staff('blocked')}</Badge> : null}
              </span>
              <span className="mt-1 block text-muted text-xs md:hidden">
                <Factors person={person} />
              </span>
            </td>
            <td className="hidden py-2.5 pe-4 sm:table-cell">{staff(`role.${person.role}`)}</td>
            <td className="hidden py-2.5 pe-4 text-muted md:table-cell">
              <Factors person={person} />
            </td>
            <td className="py-1 text-end">
              <Actions person={person} onAction={onAction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
  onAction: (action: StaffAction) => void;
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
  return (
    <DropdownMenu
      align="end"
      className="inline-flex min-h-9 items-center gap-1 rounded px-2 text-muted hover:bg-sunken hover:text-ink"
      label={
        <>
          {t('change')}
          <span className="sr-only">{person.username}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
      items={items}
    />
  );
}
