import { LongDocument } from '../../components/long-document.tsx';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { documentMeta, loadDocument } from '../policies/index.ts';
import type { Route } from './+types/about.route.ts';

export const handle = readingPage;

export async function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, 'about');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = { name: 'About', path: '/about' };
  return pageMeta(matches, documentMeta(loaderData?.document, page));
}

export default function AboutRoute({ loaderData: { document } }: Route.ComponentProps) {
  if (!document) {
    return (
      <NotPublished title="About us">
        Who we are, how we decide and how we are paid for will stand here.
      </NotPublished>
    );
  }
  return <LongDocument document={document} keyPointsTitle="What you can hold us to" />;
}
