import { useMessages } from '@rostra/messages/react';
import { useCan } from '../../../session/session-provider.tsx';
import { settingsPath, settingsPlaces, settingsSections } from '../../site/index.ts';
import type { PaletteCommand } from './palette-commands.ts';

/** Leads to each setting. */
export function useSettingCommands(): readonly PaletteCommand[] {
  const t = useMessages('studio-settings');
  const can = useCan();
  if (!can('settings.edit')) return [];
  return settingsSections.flatMap((section) =>
    [section, ...settingsPlaces[section]].map((name) => ({
      id: `setting-${name}`,
      label: t(name),
      hint: t('title'),
      href: settingsPath(section),
    })),
  );
}
