import type { OwnGroup } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { dayTag } from '../../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { MemberSection } from '../../../../lib/member-pages/member-section.tsx';
import type { GroupLock } from '../group-lock.ts';
import { KeepSeatsButton } from './keep-seats-button.tsx';
import { SeatsForm } from './seats-form.tsx';

interface SeatsSectionProps {
  group: OwnGroup;
  lock: GroupLock | null;
}

/** How many seats are paid for, and a form to change that or why it cannot be changed. */
export function SeatsSection({ group, lock }: SeatsSectionProps) {
  const t = useMessages('groups');
  const format = useFormat();
  const { used, seats, scheduledSeats } = group;
  const canChange = lock === null || (lock === 'plan' && seats > 1);
  return (
    <MemberSection id="seats" title={t('seats')} text={t('used', { used, seats })}>
      {scheduledSeats ? (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <p role="status">
            {t.rich('scheduled', {
              seats: scheduledSeats.quantity,
              date: format.date(scheduledSeats.at),
              day: dayTag(scheduledSeats.at),
            })}
          </p>
          <KeepSeatsButton seats={seats} />
        </div>
      ) : null}
      {lock ? (
        <Notice tone="warning" className="mb-6">
          <p>{t(`locked.${lock}`)}</p>
          {lock === 'plan' || lock === 'trial' ? null : (
            <LinkButton href={pathTo(pages.subscription)} size="small" className="mt-3">
              {t('join.toPlan')}
            </LinkButton>
          )}
        </Notice>
      ) : null}
      {canChange ? <SeatsForm key={`${seats} ${scheduledSeats?.quantity}`} group={group} /> : null}
    </MemberSection>
  );
}
