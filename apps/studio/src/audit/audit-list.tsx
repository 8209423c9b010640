import type { AuditAction, AuditEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { editorPath, sectionOf } from '../entries/kinds.ts';
import { useFormat } from '../lib/format.ts';
import { useSite } from '../lib/site.ts';
import { filePath } from '../media/media-filters.ts';
import { useApi } from '../session/session-provider.tsx';
import { staffQuery } from '../staff/staff-query.ts';
import { AuditFacts } from './audit-facts.tsx';

interface AuditListProps {
  entries: readonly AuditEntry[];
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

function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages('studio-audit');
  const format = useFormat();
  const { actor, at, from, action } = entry;
  const hasFacts = entry.before !== null || entry.after !== null;
  return (
    <li className="border-line border-b py-2.5">
      <div className="grid gap-x-6 gap-y-0.5 md:grid-cols-[11rem_minmax(0,1fr)_12rem]">
        <time dateTime={at} className="figures-table text-muted text-xs md:pt-0.5">
          {format.moment(at)}
        </time>
        <p className="min-w-0">
          <span className="font-medium">{t(`action.${action}`)}</span> <Target entry={entry} />
        </p>
        <p className="min-w-0 text-muted text-xs md:pt-0.5">
          <bdi className="text-ink">{actor.name}</bdi>
          <span className="block break-all">
            {actor.kind === 'terminal' ? t('atTerminal', { host: from }) : from}
          </span>
        </p>
      </div>
      {hasFacts ? (
        <details className="mt-1 md:ms-50">
          <summary className="w-fit cursor-pointer text-muted text-xs hover:text-ink">
            {t('details')}
          </summary>
          <AuditFacts before={entry.before} after={entry.after} />
        </details>
      ) : null}
    </li>
  );
}

/** Their names say everything, and the details the rest. */
const withoutTarget: readonly AuditAction[] = ['staff.set_up_owner', 'settings.change'];

/** What it was about, by its name at that time. */
function Target({ entry: { action, target, before, after } }: { entry: AuditEntry }) {
  const t = useMessages('studio-audit');
  const { data: staff = [] } = useQuery(staffQuery(useApi()));
  const { languages } = useSite();
  if (!target || withoutTarget.includes(action)) return null;
  const facts = { ...before, ...after };
  const name = [facts.title, facts.name].find((value) => typeof value === 'string' && value !== '');
  const label = typeof name === 'string' ? name : `${target.kind} ${target.id}`;
  const section = sectionOf(target.kind);
  if (section) {
    const locale = languages[0] ?? 'en';
    return (
      <TextLink href={editorPath(section, { documentId: target.id, locale })}>
        <bdi>{label}</bdi>
      </TextLink>
    );
  }
  if (target.kind === 'users') {
    const person = staff.find(({ id }) => String(id) === target.id);
    return <bdi>{person?.username ?? t('account', { id: target.id })}</bdi>;
  }
  if (target.kind === 'files') {
    return (
      <TextLink href={filePath(Number(target.id))}>
        <bdi>{label}</bdi>
      </TextLink>
    );
  }
  return <bdi>{label}</bdi>;
}
