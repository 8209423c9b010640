import { LongDocument } from '../../lib/documents/long-document.tsx';
import { NotPublished } from '../../lib/documents/not-published.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/about.route.ts';
import { areaMeta } from './document-meta.ts';
import { loadArea } from './load-document.ts';
import { MoreInArea } from './more-in-area.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return loadArea(context, 'about');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, areaMeta('about', loaderData?.found));
}

export default function AboutRoute({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <NotPublished title="About us">
        Who we are, how we make decisions and how we are funded will appear here.
      </NotPublished>
    );
  }
  return (
    <LongDocument document={found.document} keyPointsTitle="Our commitments">
      <MoreInArea links={found.others} />
    </LongDocument>
  );
}
