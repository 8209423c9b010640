import { LongDocument } from '../../components/long-document.tsx';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { documentMeta, loadDocument } from '../policies/index.ts';
import type { Route } from './+types/manifesto.route.ts';

export const handle = readingPage;

export async function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, 'tech-manifesto');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = { name: 'Tech Manifesto', path: '/tech-manifesto' };
  return pageMeta(matches, documentMeta(loaderData?.document, page));
}

export default function ManifestoRoute({ loaderData: { document } }: Route.ComponentProps) {
  if (!document) {
    return (
      <NotPublished title="Tech Manifesto">
        What we ask of public technology, and hold ourselves to, will stand here.
      </NotPublished>
    );
  }
  return <LongDocument document={document} keyPointsTitle="In short" />;
}
