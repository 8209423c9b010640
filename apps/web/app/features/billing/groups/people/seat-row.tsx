import type { Seat } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useFormat } from '../../../../lib/format/use-format.ts';

interface SeatRowProps {
  seat: Seat;
  canInvite: boolean;
  isBusy: boolean;
  onInvite: () => void;
  onRemove: () => void;
}

const TONES = {
  invited: 'neutral',
  expired: 'warning',
  member: 'success',
  waiting: 'danger',
} as const;

/** A person with a seat, or an invitation. */
export function SeatRow({ seat, canInvite, isBusy, onInvite, onRemove }: SeatRowProps) {
  const t = useMessages('groups');
  const format = useFormat();
  const { state, name, email, since } = seat;
  const shown = name ?? email;
  const isInvitation = name === null;
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="wrap-anywhere">{shown}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-muted text-sm">
          {isInvitation ? null : <span className="wrap-anywhere">{email} · </span>}
          {t('since', { date: format.date(since) })}
        </p>
      </div>
      <div className="-me-3 ms-auto flex gap-2">
        {isInvitation && canInvite ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('againTo', { name: shown })}
            isBusy={isBusy}
            onClick={onInvite}
          >
            {t('again')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          aria-label={t(isInvitation ? 'withdrawFrom' : 'removeName', { name: shown })}
          onClick={onRemove}
        >
          {isInvitation ? t('withdraw') : t('remove')}
        </Button>
      </div>
    </li>
  );
}
