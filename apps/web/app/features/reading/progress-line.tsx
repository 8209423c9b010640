import { useMessages } from '@rostra/messages/react';

interface ProgressLineProps {
  /** Fraction read, 0 to 1. */
  position: number;
  minutes: number;
}

/** Reading progress in words; the bar repeats it visually. */
export function ProgressLine({ position, minutes }: ProgressLineProps) {
  const t = useMessages('reading');
  const percent = Math.max(1, Math.round(position * 100));
  return (
    <p className="figures-table flex items-center gap-3 text-muted text-sm">
      <span
        aria-hidden="true"
        className="block h-1 w-24 shrink-0 overflow-hidden rounded-full bg-line"
      >
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
      <span>
        {t('progress', { percent, minutes: Math.max(1, Math.ceil((1 - position) * minutes)) })}
      </span>
    </p>
  );
}
