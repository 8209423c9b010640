import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useLocation } from 'react-router';
import type { SettingsSectionName } from './settings-places.ts';

/** Leads to the sections of the settings, which are all on one page: somebody may not know where a setting is. */
export function SettingsIndex({ sections }: { sections: readonly SettingsSectionName[] }) {
  const t = useMessages('studio-settings');
  const { hash } = useLocation();
  return (
    <nav aria-label={t('sections')} className="lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 lg:block">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={hash === `#${name}` ? 'location' : undefined}
              className={cx(
                'flex min-h-9 items-center text-ink no-underline hover:underline lg:border-s-2 lg:ps-3',
                hash === `#${name}` ? 'font-semibold lg:border-accent' : 'lg:border-line',
              )}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
