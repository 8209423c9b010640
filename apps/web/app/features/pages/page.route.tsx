import { articleMeta } from '../../lib/page-metadata/article-meta.ts';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
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
  if (!loaderData) return notFoundMeta(matches);
  const { page } = loaderData;
  const crumbs = [{ label: page.title, href: page.path }];
  return pageMeta(matches, articleMeta(page, { crumbs, isForMembers: page.access !== undefined }));
}

export default function PageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page.access ? <MembersPage page={page} /> : <PageView page={page} />;
}
