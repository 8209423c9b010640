import type { ListedAuditEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';

interface AuditAboutProps {
  entries: readonly ListedAuditEntry[];
  onClear: () => void;
}

/** Says that the list is about one text only. */
export function AuditAbout({ entries, onClear }: AuditAboutProps) {
  const t = useMessages('studio-audit');
  const name = entries.find(({ target }) => target?.name)?.target?.name;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-sunken px-4 py-2">
      <span className="min-w-0 break-words">{name ? t('about', { name }) : t('aboutOne')}</span>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('showAll')}
      </Button>
    </p>
  );
}
