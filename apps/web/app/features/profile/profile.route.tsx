import { MemberPage } from '../../components/member-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { displayName, useSession } from '../sessions/index.ts';
import type { Route } from './+types/profile.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Profile', isHidden: true });
}

export default function ProfileRoute() {
  const { user } = useSession();
  const rows = [
    { term: 'Name', value: displayName(user) },
    { term: 'Username', value: user?.username },
    { term: 'Email', value: user?.email },
  ];
  return (
    <MemberPage title="Profile">
      <dl className="border-ink border-t">
        {rows.map(({ term, value }) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 md:grid-cols-[14rem_1fr]"
          >
            <dt className="font-medium text-sm">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </MemberPage>
  );
}
