import { pages, pathTo } from '@rostra/contract/pages';
import { translate } from '../../lib/messages/translate.ts';
import { listMeta } from '../../lib/page-metadata/list-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/take-part.route.ts';
import { type Decision, loadTakingPart } from './load-taking-part.ts';
import { TakePartPage } from './take-part-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await loadTakingPart(context) };
}

const itemOf = (decision: Decision) =>
  decision.kind === 'vote'
    ? { label: decision.vote.question, href: pathTo(pages.vote, { slug: decision.vote.slug }) }
    : {
        label: decision.consultation.title,
        href: pathTo(pages.consultation, { slug: decision.consultation.slug }),
      };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = translate(matches, 'site')('takePart');
  const description = translate(matches, 'take-part')('lead');
  const path = pathTo(pages.takePart);
  const { open = [], announced = [], past = [] } = loaderData?.found ?? {};
  const items = [...open, ...announced, ...past].map(itemOf);
  return pageMeta(matches, listMeta({ title, description, path, items }));
}

export default function TakePartRoute({ loaderData }: Route.ComponentProps) {
  return <TakePartPage found={loaderData.found} />;
}
