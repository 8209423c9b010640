import type { User } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { TextLink } from '@rostra/ui';
import { DashboardSection } from './dashboard-section.tsx';
import { joinWithAnd, profileCompleteness } from './profile-completeness.ts';

/** Lists what is missing from the profile. */
export function ProfileNudge({ user }: { user: User }) {
  const { percent, missing } = profileCompleteness(user);
  if (missing.length === 0) return null;
  return (
    <DashboardSection id="profile" title="Your profile">
      <div className="py-4 text-sm">
        <p className="figures-table flex items-center gap-3">
          <span
            aria-hidden="true"
            className="block h-1 w-24 shrink-0 overflow-hidden rounded-full bg-line"
          >
            <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
          </span>
          {percent}% complete
        </p>
        <p className="mt-2 text-muted">
          Still to add: {joinWithAnd(missing)}.{' '}
          <TextLink href={pathTo(pages.profile)}>Go to your profile</TextLink>
        </p>
      </div>
    </DashboardSection>
  );
}
