import { LongDocument } from '../../components/long-document.tsx';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import type { Route } from './+types/about.route.ts';
import { loadAbout } from './load-about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).tag('policies');
  return { about: await loadAbout(context) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const about = loaderData?.about;
  return pageMeta(matches, {
    title: 'About',
    path: '/about',
    ...(about ? { description: about.summary } : {}),
  });
}

export default function AboutRoute({ loaderData: { about } }: Route.ComponentProps) {
  if (!about) {
    return (
      <NotPublished title="About us">
        Who we are, how we decide and how we are paid for will stand here.
      </NotPublished>
    );
  }
  return <LongDocument document={about} keyPointsTitle="What you can hold us to" />;
}
