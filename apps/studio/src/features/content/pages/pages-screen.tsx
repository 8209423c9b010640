import { fixedAreaPaths } from '@rostra/contract';
import { pages, pathTo, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { areasQuery } from '../../policies/index.ts';
import { NewEntryButton } from '../entries/list/new-entry-button.tsx';
import { LegalPages } from './legal-pages.tsx';
import { PageRow } from './page-row.tsx';

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
          href={`${studioPath}/main-pages/landing`}
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
              path={policy?.leads ? fixedAreaPaths[name] : undefined}
              action={
                areas.isSuccess && !policy ? (
                  <NewEntryButton kind="policies" label={t('writePage')} data={{ area: name }} />
                ) : undefined
              }
            />
          );
        })}
      </ul>
      <LegalPages areas={areas.data} />
    </Screen>
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
