import { pages, pathTo } from '@rostra/contract/pages';
import { Navigate } from 'react-router';
import { articleMeta } from '../../../lib/page-metadata/article-meta.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { requireFeature } from '../../../lib/server-rendering/require-feature.ts';
import { Locked, PageView } from '../../pages/index.ts';
import { useSession } from '../../sessions/index.ts';
import type { Route } from './+types/teaser.route.ts';
import { loadTeaser } from './load-teaser.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFeature(context, pages.memberTeaser);
  const teaser = await loadTeaser(context, params.slug);
  return { teaser, translations: teaser.translations };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { teaser } = loaderData;
  const crumbs = [{ label: teaser.title, href: teaser.path }];
  return pageMeta(matches, articleMeta(teaser, { crumbs, isForMembers: true }));
}

/** What visitors see of a text for members. Members read it in the member area. */
export default function TeaserRoute({ loaderData: { teaser } }: Route.ComponentProps) {
  const { status } = useSession();
  const { slug, access, html } = teaser;
  if (status === 'member') return <Navigate to={pathTo(pages.memberContent, { slug })} replace />;
  return (
    <PageView
      page={teaser}
      locked={<Locked access={access} hasBeginning={html !== ''} state="locked" />}
    />
  );
}
