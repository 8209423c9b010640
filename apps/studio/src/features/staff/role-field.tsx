import { can as roleCan, type StaffRole, staffRoleNames, staffRoles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useStaff } from '../../session/session-provider.tsx';

type AssignableRole = Exclude<StaffRole, 'owner'>;

interface RoleFieldProps {
  value: AssignableRole;
  onChange: (role: AssignableRole) => void;
}

/** The roles that this person can give, with what they allow. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useMessages('studio-staff');
  const staff = useMessages('staff');
  const { role: mine } = useStaff();
  const roles = staffRoleNames
    .filter((role) => role !== 'owner')
    .filter((role) =>
      staffRoles[role].capabilities.every((capability) => roleCan(mine.type, capability)),
    );
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">{t('role')}</legend>
      <div className="mt-2 grid gap-1">
        {roles.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer gap-2.5 rounded border border-transparent p-2 hover:bg-sunken has-checked:border-line-strong"
          >
            <input
              type="radio"
              name="role"
              checked={role === value}
              onChange={() => onChange(role)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{staff(`role.${role}`)}</span>
              <span className="block text-muted text-xs">{t(`allows.${role}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
