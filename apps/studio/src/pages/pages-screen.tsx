import { areaPaths } from '@rostra/contract';
import { pages, pathTo, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { editorPath } from '../entries/kinds.ts';
import { Screen } from '../frame/screen.tsx';
import { errorText } from '../lib/error-text.ts';
import { useSite } from '../lib/site.ts';
import { areasQuery } from '../policies/areas-query.ts';
import { useApi } from '../session/session-provider.tsx';

/** The pages that every site has. The policy pages are those of the areas. */
export default function PagesScreen() {
  const t = useMessages('studio-pages');
  const forms = useMessages('studio-forms');
  const { languages } = useSite();
  const areas = useQuery(areasQuery(useApi()));
  const locale = languages[0] ?? 'en';
  return (
    <Screen title={t('pagesTitle')}>
      <p className="mt-2 max-w-measure text-muted">{t('pagesText')}</p>
      {areas.isError ? (
        <RetryNotice
          className="mt-4"
          title={forms('loadFailed')}
          isBusy={areas.isFetching}
          onRetry={() => areas.refetch()}
        >
          {errorText(areas.error, forms('noConnection'))}
        </RetryNotice>
      ) : null}
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
}

function PageRow({ title, text, href, path }: PageRowProps) {
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
