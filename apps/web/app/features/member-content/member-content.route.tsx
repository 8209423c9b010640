import { EmptyState, LinkButton } from '@rostra/ui';
import { MemberPage } from '../../components/member-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import type { Route } from './+types/member-content.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  await requireFeature(context, 'memberContent');
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Member Content', isHidden: true });
}

export default function MemberContentRoute() {
  return (
    <MemberPage title="Member Content" lead="What is open to you, newest first.">
      <EmptyState
        title="Nothing has been published for members yet"
        action={
          <LinkButton href="/" variant="secondary">
            Read the public pages
          </LinkButton>
        }
      >
        Briefings, guides and the files that belong to them will be listed here.
      </EmptyState>
    </MemberPage>
  );
}
