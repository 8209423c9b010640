import type { User } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { profileCompleteness } from './profile-completeness.ts';

/** Lists what is missing from the profile. */
export function ProfileNudge({ user }: { user: User }) {
  const t = useMessages('dashboard');
  const format = useFormat();
  const { percent, missing } = profileCompleteness(user);
  if (missing.length === 0) return null;
  return (
    <DashboardSection id="profile" title={t('profileTitle')}>
      <div className="py-4 text-sm">
        <p className="figures-table flex items-center gap-3">
          <span
            aria-hidden="true"
            className="block h-1 w-24 shrink-0 overflow-hidden rounded-full bg-line"
          >
            <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
          </span>
          {t('profileComplete', { percent })}
        </p>
        <p className="mt-2 text-muted">
          {t('stillToAdd', { parts: format.list(missing.map((part) => t(`part.${part}`))) })}{' '}
          <TextLink href={pathTo(pages.profile)}>{t('goToProfile')}</TextLink>
        </p>
      </div>
    </DashboardSection>
  );
}
