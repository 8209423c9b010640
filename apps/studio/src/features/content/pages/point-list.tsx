import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { useRef } from 'react';
import { compactControl } from '../../../lib/controls/compact-field.tsx';

const MAX_POINTS = 20;

interface PointListProps {
  points: readonly string[];
  onChange: (points: string[]) => void;
}

/** What members get, point by point. */
export function PointList({ points, onChange }: PointListProps) {
  const t = useMessages('studio-pages');
  const list = useRef<HTMLUListElement>(null);
  return (
    <fieldset>
      <legend className="font-medium">{t('points')}</legend>
      <ul ref={list} className="mt-2 grid gap-2">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point has no identity but its place
          <li key={index} className="flex items-center gap-1">
            <input
              type="text"
              maxLength={300}
              aria-label={t('point', { number: index + 1 })}
              value={point}
              onChange={(event) => onChange(points.with(index, event.target.value))}
              className={compactControl}
            />
            <IconButton
              label={t('removePoint', { number: index + 1 })}
              onClick={() => onChange(points.toSpliced(index, 1))}
              className="size-9"
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-1"
        disabled={points.length >= MAX_POINTS}
        onClick={() => {
          onChange([...points, '']);
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
          );
        }}
      >
        {t('addPoint')}
      </Button>
    </fieldset>
  );
}
