import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import { TAGLINE } from '../../lib/tagline.ts';
import type { Route } from './+types/landing.route.ts';
import { LandingPage } from './landing-page.tsx';
import { loadLanding } from './load-landing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  for (const name of ['organisation', 'policies', 'blog-posts']) host.tag(name);
  return loadLanding(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description = loaderData?.statement?.title ?? TAGLINE;
  return pageMeta(matches, { path: '/', description });
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage content={loaderData} />;
}
