import { data } from 'react-router';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { readingPage } from '../../lib/reading-page.ts';
import type { Route } from './+types/policy.route.ts';
import { areaNames, readArea } from './areas.ts';
import { documentMeta } from './document-meta.ts';
import { loadDocument } from './load-document.ts';
import { PolicyPage } from './policy-page.tsx';

export const handle = readingPage;

export async function loader({ context, params }: Route.LoaderArgs) {
  const area = readArea(params.area);
  if (!area) throw data(null, { status: 404 });
  return loadDocument(context, area);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const area = readArea(params.area);
  if (!area) return pageMeta(matches, { title: 'Not found', isHidden: true });
  const page = { name: areaNames[area], path: `/policies/${area}` };
  return pageMeta(matches, documentMeta(loaderData?.document, page));
}

export default function PolicyRoute({ loaderData: { document }, params }: Route.ComponentProps) {
  const area = readArea(params.area);
  if (!area) return null;
  if (!document) {
    return (
      <NotPublished title={areaNames[area]}>
        Our position, its key points and the reasons for them will stand here.
      </NotPublished>
    );
  }
  return <PolicyPage area={area} policy={document} />;
}
