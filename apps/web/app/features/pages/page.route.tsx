import { translate } from '../../lib/messages/translate.ts';
import { article, breadcrumbs } from '../../lib/page-metadata/json-ld.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/page.route.ts';
import { loadPage } from './load-page.ts';
import { MembersPage } from './members-page.tsx';
import { PageView } from './page-view.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPage(context, url.pathname);
  return { page, translations: page.translations };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
  const { title, path, seo, picture, publishedAt, updatedAt, translations, access } =
    loaderData.page;
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
          isForMembers: access !== undefined,
        },
        page,
      ),
      breadcrumbs([{ label: title, href: path }], page),
    ],
  });
}

export default function PageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page.access ? <MembersPage page={page} /> : <PageView page={page} />;
}
