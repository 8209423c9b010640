import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, IconButton } from '@rostra/ui';

interface MoveButtonsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

export function MoveButtons({ title, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useMessages('studio-pages');
  return (
    <span className="flex shrink-0">
      <IconButton
        label={t('moveUp', { title })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        className="size-9"
      >
        <ChevronDownIcon className="size-4 rotate-180" />
      </IconButton>
      <IconButton
        label={t('moveDown', { title })}
        disabled={isLast}
        onClick={() => onMove(1)}
        className="size-9"
      >
        <ChevronDownIcon className="size-4" />
      </IconButton>
    </span>
  );
}
