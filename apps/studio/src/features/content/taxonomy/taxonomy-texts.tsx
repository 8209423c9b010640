import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { StateBadge } from '../entries/state-badge.tsx';

interface TaxonomyTextsProps {
  rows: readonly EntrySummary[];
  /** Of all pages. */
  total: number;
}

export function TaxonomyTexts({ rows, total }: TaxonomyTextsProps) {
  const t = useMessages('studio-taxonomy');
  const lists = useMessages('studio-lists');
  const find = useFindCollection();
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="mt-3 max-h-60 overflow-y-auto border-ink border-t">
        {rows.map((row) => {
          const section = find(row.kind)?.section;
          const title = <bdi>{row.title || lists('untitled')}</bdi>;
          return (
            <li
              key={`${row.kind} ${row.documentId} ${row.locale}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-2"
            >
              {section ? <TextLink href={editorPath(section, row)}>{title}</TextLink> : title}
              <StateBadge entry={row} />
            </li>
          );
        })}
      </ul>
      {total > rows.length ? (
        <p className="mt-2 text-muted text-xs">{t('andMore', { count: total - rows.length })}</p>
      ) : null}
    </>
  );
}
