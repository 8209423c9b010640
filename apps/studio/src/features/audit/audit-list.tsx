import type { ListedAuditEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { useSite } from '../../lib/site.ts';
import { AuditFacts } from './audit-facts.tsx';
import { AuditTarget } from './audit-target.tsx';
import { factNames, noteIn } from './recorded-facts.ts';

interface AuditListProps {
  entries: readonly ListedAuditEntry[];
  /** They belong to the filters before. */
  isStale: boolean;
}

export function AuditList({ entries, isStale }: AuditListProps) {
  return (
    <ul
      aria-busy={isStale}
      className={cx('mt-5 border-ink border-t transition-opacity', isStale && 'opacity-60')}
    >
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function AuditRow({ entry }: { entry: ListedAuditEntry }) {
  const t = useMessages('studio-audit');
  const format = useFormat();
  const { languages } = useSite();
  const { actor, at, from, action } = entry;
  const note = noteIn(entry);
  return (
    <li className="border-line border-b py-2.5">
      <div className="grid gap-x-6 gap-y-0.5 md:grid-cols-[11rem_minmax(0,1fr)_12rem]">
        <time dateTime={at} className="figures-table text-muted text-xs md:pt-0.5">
          {format.moment(at)}
        </time>
        <p className="min-w-0">
          <span className="font-medium">{t(`action.${action}`)}</span> <AuditTarget entry={entry} />
        </p>
        <p className="min-w-0 text-muted text-xs md:pt-0.5">
          <bdi className="text-ink">{actor.name}</bdi>
          <span className="block break-all">
            {actor.kind === 'terminal' ? t('atTerminal', { host: from }) : from}
          </span>
        </p>
      </div>
      {note ? (
        <blockquote
          dir="auto"
          className="mt-1 max-w-measure whitespace-pre-line break-words border-line-strong border-s-2 ps-3 text-muted md:ms-50"
        >
          {note}
        </blockquote>
      ) : null}
      {factNames(entry, languages).length > 0 ? (
        <details className="mt-1 md:ms-50">
          <summary className="w-fit cursor-pointer text-muted text-xs hover:text-ink">
            {t('details')}
          </summary>
          <AuditFacts entry={entry} />
        </details>
      ) : null}
    </li>
  );
}
