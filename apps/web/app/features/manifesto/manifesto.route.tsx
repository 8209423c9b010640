import { LongDocument } from '../../components/long-document.tsx';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import type { Route } from './+types/manifesto.route.ts';
import { loadManifesto } from './load-manifesto.ts';

export async function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).tag('policies');
  return { manifesto: await loadManifesto(context) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const manifesto = loaderData?.manifesto;
  return pageMeta(matches, {
    title: 'Tech Manifesto',
    path: '/tech-manifesto',
    type: 'article',
    ...(manifesto ? { description: manifesto.summary } : {}),
  });
}

export default function ManifestoRoute({ loaderData: { manifesto } }: Route.ComponentProps) {
  if (!manifesto) {
    return (
      <NotPublished title="Tech Manifesto">
        What we ask of public technology, and hold ourselves to, will stand here.
      </NotPublished>
    );
  }
  return <LongDocument document={manifesto} keyPointsTitle="In short" />;
}
