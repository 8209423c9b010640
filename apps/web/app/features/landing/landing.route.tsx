import { pages, pathTo } from '@rostra/contract/pages';
import { organisation } from '../../lib/page-metadata/json-ld.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { TAGLINE } from '../../lib/site/tagline.ts';
import type { Route } from './+types/landing.route.ts';
import { LandingPage } from './landing-page.tsx';
import { loadLanding } from './load-landing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadLanding(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const statement = loaderData?.statement;
  const [firstSentence] = statement?.body.split(/(?<=\.)\s/) ?? [];
  return pageMeta(matches, {
    path: pathTo(pages.landing),
    description: firstSentence || statement?.title || TAGLINE,
    jsonLd: (site, absolute) => [
      organisation(site, absolute),
      {
        '@type': 'WebSite',
        name: site.name,
        url: absolute(pathTo(pages.landing)),
        inLanguage: 'en',
      },
    ],
  });
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage content={loaderData} />;
}
