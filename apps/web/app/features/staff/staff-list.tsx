import type { StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useState } from 'react';
import { useSession } from '../sessions/index.ts';
import { FactorState } from './factor-state.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';

export function StaffList({ staff }: { staff: readonly StaffMember[] }) {
  const [chosen, setChosen] = useState<StaffMember>();
  return (
    <>
      <ul className="border-line border-t">
        {staff.map((person) => (
          <StaffRow key={person.id} person={person} onReset={() => setChosen(person)} />
        ))}
      </ul>
      <ResetFactorsDialog person={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function StaffRow({ person, onReset }: { person: StaffMember; onReset: () => void }) {
  const t = useMessages('staff');
  const { user } = useSession();
  const isSelf = user?.id === person.id;
  const canReset = person.factors.length > 0 && !isSelf && person.role !== 'owner';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="break-all">{person.username}</span>
          <Badge>{t(`role.${person.role}`)}</Badge>
          {isSelf ? <Badge tone="success">{t('you')}</Badge> : null}
          {person.isBlocked ? <Badge tone="danger">{t('blocked')}</Badge> : null}
          {person.isInvited ? <Badge tone="warning">{t('invited')}</Badge> : null}
        </p>
        <p className="mt-1 break-all text-muted text-sm">{person.email}</p>
        <FactorState person={person} />
      </div>
      {canReset ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('resetLabel', { name: person.username })}
          onClick={onReset}
        >
          {t('reset')}
        </Button>
      ) : null}
    </li>
  );
}
