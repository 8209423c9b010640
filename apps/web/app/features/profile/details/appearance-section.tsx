import type { ThemeChoice } from '@rostra/browser/theme';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useTheme } from '../../../lib/theme/use-theme.tsx';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export function AppearanceSection() {
  const t = useMessages('profile');
  const { choice, choose } = useTheme();
  return (
    <MemberSection id="appearance" title={t('appearance')} text={t('appearanceText')}>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t('theme')}</legend>
        {choices.map((value) => (
          <label
            key={value}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded border px-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              choice === value
                ? 'border-accent bg-accent-soft font-medium'
                : 'border-line-strong hover:border-ink',
            )}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
              className="size-4 accent-accent outline-none"
            />
            {t(`theme.${value}`)}
          </label>
        ))}
      </fieldset>
    </MemberSection>
  );
}
