import { ArrowRightIcon, Link } from '@rostra/ui';
import { MemberPage } from '../../components/member-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSite } from '../../lib/site-context.ts';
import { displayName, useSession } from '../sessions/index.ts';
import type { Route } from './+types/dashboard.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Dashboard', isHidden: true });
}

export default function DashboardRoute() {
  const { user } = useSession();
  const { features } = useSite();
  const places = [
    ...(features.memberContent
      ? [
          {
            href: '/dashboard/content',
            title: 'Member Content',
            text: 'Briefings, guides and files that are open to members.',
          },
        ]
      : []),
    {
      href: '/dashboard/profile',
      title: 'Profile',
      text: 'Your name, picture, address and password.',
    },
    {
      href: '/dashboard/subscription',
      title: 'Subscription',
      text: 'Your plan, payment method and invoices.',
    },
  ];
  return (
    <MemberPage title="Dashboard" lead={`Welcome, ${displayName(user)}.`}>
      <ul className="border-ink border-t">
        {places.map(({ href, title, text }) => (
          <li key={href} className="border-line border-b">
            <Link
              href={href}
              className="group grid gap-x-8 gap-y-1 py-5 no-underline md:grid-cols-[14rem_1fr_1.5rem] md:items-center"
            >
              <span className="font-medium font-serif text-xl group-hover:text-accent">
                {title}
              </span>
              <span className="text-muted text-sm">{text}</span>
              <ArrowRightIcon className="hidden text-accent transition-transform group-hover:translate-x-1 md:block" />
            </Link>
          </li>
        ))}
      </ul>
    </MemberPage>
  );
}
