import { can, type SettingChanges, settingKeys } from '@rostra/contract';
import { forbidden } from '../../../http/access/forbidden.ts';
import type { Caller } from '../../../http/caller.ts';
import { studioSettings } from '../../../settings/settings.ts';

/** Refuses the changes if one of them is for other staff to make. */
export function checkMayChange(caller: Caller, changes: SettingChanges): void {
  for (const key of settingKeys.filter((name) => changes[name])) {
    const { changedBy } = studioSettings[key];
    if (!can(caller.role, changedBy)) throw forbidden(caller, changedBy);
  }
}
