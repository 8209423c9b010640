import type { EntrySummary, StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import { editorPath } from '../../../../lib/content/entry-paths.ts';
import type { DataColumn } from '../../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useLanguageName } from '../../../../lib/formats/language-name.ts';
import { useSite } from '../../../../lib/site.ts';
import { StateBadge } from '../state-badge.tsx';

type Column = DataColumn<EntrySummary>;

export function useEntryColumns({ section, isLocalized }: StudioCollection): readonly Column[] {
  const t = useMessages('studio-lists');
  const format = useFormat();
  const nameOf = useLanguageName();
  const isMultilingual = useSite().languages.length > 1 && isLocalized;
  return useMemo(() => {
    const title: Column = {
      id: 'title',
      header: t('column.title'),
      sortBy: 'server',
      cell: (entry) => <Title entry={entry} section={section} />,
    };
    const state: Column = {
      id: 'state',
      header: t('column.state'),
      from: 'sm',
      className: 'w-40',
      cell: (entry) => <StateBadge entry={entry} />,
    };
    const language: Column = {
      id: 'language',
      header: t('column.language'),
      kind: 'details',
      from: 'md',
      className: 'w-32',
      cell: ({ locale }) => nameOf(locale),
    };
    const times: readonly Column[] = [
      {
        id: 'updatedAt',
        header: t('column.edited'),
        kind: 'details',
        from: 'md',
        className: 'w-52',
        sortBy: 'server',
        startsDescending: true,
        cell: ({ updatedAt, editor }) => (
          <>
            <span className="block">{format.moment(updatedAt)}</span>
            {editor ? <span className="block">{editor.name}</span> : null}
          </>
        ),
        beneath: ({ updatedAt, editor }) => {
          const time = format.moment(updatedAt);
          return editor ? t('editedBy', { time, name: editor.name }) : time;
        },
      },
      {
        id: 'publishedAt',
        header: t('column.published'),
        kind: 'details',
        from: 'lg',
        className: 'w-36',
        sortBy: 'server',
        startsDescending: true,
        cell: ({ publishedAt }) => (publishedAt ? format.day(publishedAt) : null),
        beneath: null,
      },
    ];
    return [title, state, ...(isMultilingual ? [language] : []), ...times];
  }, [t, format, nameOf, section, isMultilingual]);
}

function Title({ entry, section }: { entry: EntrySummary; section: string }) {
  const t = useMessages('studio-lists');
  const name = entry.title || t('untitled');
  return (
    <>
      {entry.deletedAt ? (
        <bdi className="font-medium text-ink">{name}</bdi>
      ) : (
        <Link
          href={editorPath(section, entry)}
          className="font-medium text-ink no-underline hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      )}
      {entry.author ? <bdi className="block text-muted text-xs">{entry.author.name}</bdi> : null}
    </>
  );
}
