import type { VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, cx } from '@rostra/ui';
import { Link } from 'react-router';
import { useDescribeVersion } from './use-describe-version.ts';

interface VersionListProps {
  versions: readonly VersionSummary[];
  /** The version that is shown. */
  shown: number | undefined;
  /** The query that shows a version. */
  queryOf: (number: number) => string;
}

/** Versions under the day on which they were made. Each shows what it changed. */
export function VersionList({ versions, shown, queryOf }: VersionListProps) {
  const t = useMessages('studio-versions');
  const describe = useDescribeVersion();
  const days = Map.groupBy(versions, (version) => describe(version).day);
  return (
    <nav aria-label={t('list')}>
      {[...days].map(([day, list]) => (
        <section key={day} className="mb-5">
          <h2 className="border-ink border-b pb-1 font-sans font-semibold text-xs">{day}</h2>
          <ul>
            {list.map((version) => (
              <li key={version.number} className="border-line border-b">
                <VersionLink
                  version={version}
                  isShown={version.number === shown}
                  query={queryOf(version.number)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface VersionLinkProps {
  version: VersionSummary;
  isShown: boolean;
  query: string;
}

function VersionLink({ version, isShown, query }: VersionLinkProps) {
  const t = useMessages('studio-versions');
  const { what, time, name } = useDescribeVersion()(version);
  return (
    <Link
      to={query}
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className={cx(
        'block px-2 py-2 text-ink no-underline',
        isShown ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures-table font-medium">{time}</span>
        {version.isLive ? <Badge tone="success">{t('isLive')}</Badge> : null}
        {version.isDraft ? <Badge>{t('isDraft')}</Badge> : null}
      </span>
      {version.label ? <span className="block font-semibold">{version.label}</span> : null}
      <span className="block text-muted text-xs">
        {what} · {name}
      </span>
    </Link>
  );
}
