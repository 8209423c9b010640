import type { SettingChanges, Settings, SettingValues } from '@rostra/contract';

/** The change of each value that staff can set, with the version that it is based on. */
export function changesTo(settings: Settings, values: Partial<SettingValues>): SettingChanges {
  const { name, contactEmail, timeZone, look, replyTo } = values;
  const isOpen = (key: keyof Settings) => settings[key].fixedBy === null;
  return {
    ...(name !== undefined && isOpen('name')
      ? { name: { value: name, version: settings.name.version } }
      : {}),
    ...(contactEmail !== undefined && isOpen('contactEmail')
      ? { contactEmail: { value: contactEmail, version: settings.contactEmail.version } }
      : {}),
    ...(timeZone !== undefined && isOpen('timeZone')
      ? { timeZone: { value: timeZone, version: settings.timeZone.version } }
      : {}),
    ...(look !== undefined && isOpen('look')
      ? { look: { value: look, version: settings.look.version } }
      : {}),
    ...(replyTo !== undefined && isOpen('replyTo')
      ? { replyTo: { value: replyTo, version: settings.replyTo.version } }
      : {}),
  };
}
