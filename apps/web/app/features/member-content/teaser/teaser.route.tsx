import { pages, pathTo } from '@rostra/contract/pages';
import { Navigate } from 'react-router';
import { translate } from '../../../lib/messages/translate.ts';
import { article, breadcrumbs } from '../../../lib/page-metadata/json-ld.ts';
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
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
  const { title, path, seo, picture, publishedAt, updatedAt, translations } = loaderData.teaser;
  return pageMeta(matches, {
    title: seo.title,
    description: seo.description,
    path,
    translations,
    type: 'article',
    publishedAt,
    updatedAt,
    ...(picture ? { image: picture } : {}),
    jsonLd: (page) => [
      article(
        {
          title,
          description: seo.description,
          path,
          publishedAt,
          updatedAt,
          imageUrl: picture?.url,
          isForMembers: true,
        },
        page,
      ),
      breadcrumbs([{ label: title, href: path }], page),
    ],
  });
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
