import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { memo, type Ref } from 'react';
import { editorPath } from '../../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../../lib/formats/format.ts';
import { StateBadge } from '../state-badge.tsx';

interface EntryRowProps {
  section: string;
  row: EntrySummary;
  index: number;
  isSelected: boolean;
  onSelect: (row: EntrySummary) => void;
  /** On a site with several languages. */
  language: string | undefined;
  ref: Ref<HTMLTableRowElement>;
}

/** Scrolling renders the table again with every frame, but only rows that were not there before. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { section, row, index, isSelected, onSelect, language, ref } = props;
  const t = useMessages('studio-lists');
  const format = useFormat();
  const { title, author, editor, updatedAt, publishedAt, deletedAt } = row;
  const edited = editor
    ? t('editedBy', { time: format.moment(updatedAt), name: editor.name })
    : format.moment(updatedAt);
  const name = title || t('untitled');
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(
        'border-line border-b align-top',
        isSelected ? 'bg-accent-soft' : 'hover:bg-sunken/60',
      )}
    >
      <td className="w-8 py-2">
        <input
          type="checkbox"
          aria-label={t('select', { title: name })}
          checked={isSelected}
          onChange={() => onSelect(row)}
          className="mt-1 ms-1 size-4"
        />
      </td>
      <td className="py-2 pe-4">
        {deletedAt ? (
          <bdi className="font-medium text-ink">{name}</bdi>
        ) : (
          <Link
            href={editorPath(section, row)}
            className="font-medium text-ink no-underline hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        )}
        {author ? <bdi className="block text-muted text-xs">{author.name}</bdi> : null}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs md:hidden">
          <span className="sm:hidden">
            <StateBadge entry={row} />
          </span>
          {language ? <span>{language}</span> : null}
          {edited}
        </span>
      </td>
      <td className="hidden py-2 pe-4 sm:table-cell">
        <StateBadge entry={row} />
      </td>
      {language ? (
        <td className="hidden py-2 pe-4 text-muted text-xs md:table-cell">{language}</td>
      ) : null}
      <td className="figures-table hidden py-2 pe-4 text-muted text-xs md:table-cell">
        <span className="block">{format.moment(updatedAt)}</span>
        {editor ? <span className="block">{editor.name}</span> : null}
      </td>
      <td className="figures-table hidden py-2 text-muted text-xs lg:table-cell">
        {publishedAt ? format.day(publishedAt) : null}
      </td>
    </tr>
  );
});
