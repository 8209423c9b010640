import type { CalendarItem } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, Link } from '@rostra/ui';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { useCan } from '../../../session/session-provider.tsx';

interface CalendarRowProps {
  item: CalendarItem;
  onMove: (item: CalendarItem) => void;
}

/** Something that was or will be published or taken down. */
export function CalendarRow({ item, onMove }: CalendarRowProps) {
  const { action, at, failure, entry } = item;
  const t = useMessages('studio-calendar');
  const format = useFormat();
  const can = useCan();
  const section = useFindCollection()(entry.kind)?.section;
  const title = entry.title || t('untitled');
  const isPast = at <= new Date().toISOString();
  const happened = action === 'publish' ? t('published') : t('takenDown');
  const isChange = entry.state.startsWith('live');
  const publication = isChange ? t('willChange') : t('willPublish');
  const planned = action === 'publish' ? publication : t('willTakeDown');
  return (
    <li className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="figures-table w-12 text-muted">{format.time(at)}</span>
      {section ? (
        <Link
          href={editorPath(section, entry)}
          className="min-w-0 flex-1 basis-48 font-medium text-ink no-underline hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span className="min-w-0 flex-1 basis-48 font-medium">{title}</span>
      )}
      <span className="flex items-center justify-between gap-2 max-sm:w-full max-sm:ps-16">
        {failure ? (
          <span className="text-danger text-xs">{t('failed', { reason: failure })}</span>
        ) : (
          <Badge tone={isPast ? 'neutral' : 'warning'}>{isPast ? happened : planned}</Badge>
        )}
        {!isPast && can('content.edit') ? (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('moveItem', { title })}
            onClick={() => onMove(item)}
          >
            {t('move')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
