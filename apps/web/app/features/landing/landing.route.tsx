import { pages, pathTo } from '@rostra/contract/pages';
import { translate } from '../../lib/messages/translate.ts';
import { organisation } from '../../lib/page-metadata/json-ld.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
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
    description: firstSentence || statement?.title || translate(matches, 'site')('tagline'),
    isAboutPolicies: true,
    jsonLd: (page) => [
      organisation(page),
      {
        '@type': 'WebSite',
        name: page.site.name,
        url: page.absolute(pathTo(pages.landing)),
        inLanguage: page.messages.language,
      },
    ],
  });
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage content={loaderData} />;
}
