import { areaPaths } from '@rostra/contract';
import { pages, pathTo, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, Loading, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { editorPath } from '../entries/kinds.ts';
import { NewEntryButton } from '../entries/list/new-entry-button.tsx';
import { Screen } from '../frame/screen.tsx';
import { LoadFailure } from '../lib/list-states/load-failure.tsx';
import { useSite } from '../lib/site.ts';
import { areasQuery } from '../policies/areas-query.ts';
import { useApi } from '../session/session-provider.tsx';

/** The pages that every site has. The policy pages are those of the areas. */
export default function PagesScreen() {
  const t = useMessages('studio-pages');
  const { languages } = useSite();
  const areas = useQuery(areasQuery(useApi()));
  const locale = languages[0] ?? 'en';
  return (
    <Screen title={t('pagesTitle')}>
      <p className="mt-2 max-w-measure text-muted">{t('pagesText')}</p>
      {areas.isError ? <LoadFailure query={areas} /> : null}
      <ul className="mt-6 max-w-4xl border-ink border-t">
        <PageRow
          title={t('landing')}
          text={t('landingText')}
          href={`${studioPath}/pages/landing`}
          path={pathTo(pages.landing)}
        />
        {(['about', 'manifesto'] as const).map((name) => {
          const area = areas.data?.find((candidate) => candidate.area === name);
          const policy = area?.policies.find(({ leads }) => leads) ?? area?.policies[0];
          if (areas.isPending) return <RowSkeleton key={name} />;
          return (
            <PageRow
              key={name}
              title={t(`page.${name}`)}
              text={policy ? t(`text.${name}`) : t('pageMissing')}
              href={
                policy
                  ? editorPath('policies', { documentId: policy.documentId, locale })
                  : undefined
              }
              path={areaPaths[name]}
              action={
                areas.isSuccess && !policy ? (
                  <NewEntryButton section="policies" label={t('writePage')} data={{ area: name }} />
                ) : undefined
              }
            />
          );
        })}
      </ul>
    </Screen>
  );
}

interface PageRowProps {
  title: string;
  text: string;
  /** Where it is edited. */
  href: string | undefined;
  path: string;
  /** The next step, if it cannot be edited yet. */
  action?: ReactNode;
}

function PageRow({ title, text, href, path, action }: PageRowProps) {
  const t = useMessages('studio-pages');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        {href ? (
          <Link href={href} className="font-medium text-base text-ink no-underline hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-medium text-base">{title}</span>
        )}
        <p className="text-muted">{text}</p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      <a href={path} className="text-muted text-xs">
        {t('view', { path })}
      </a>
    </li>
  );
}

function RowSkeleton() {
  return (
    <li className="border-line border-b py-3">
      <Loading>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-2 h-4 w-80 max-w-full" />
      </Loading>
    </li>
  );
}
