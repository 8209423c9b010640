import { changeSettings, type Settings, type SettingValues } from '@rostra/contract';
import { useSetSite } from '../../../lib/site.ts';
import { useChange } from '../../../session/use-change.ts';
import { applyLook } from './apply-look.ts';
import { changesTo } from './changes-to.ts';
import { settingsKey } from './settings-query.ts';

interface ChangeSettingsOptions {
  done?: string | undefined;
  onDone?: (() => void) | undefined;
}

/** Saves settings, and shows them in the studio at once. After an error the versions stay those of the form. */
export function useChangeSettings(settings: Settings, options: ChangeSettingsOptions) {
  const setSite = useSetSite();
  return useChange({
    send: (api, values: Partial<SettingValues>) =>
      api(changeSettings, { body: changesTo(settings, values) }),
    keep: (queries, { data, meta }) => {
      queries.setQueryData(settingsKey, data);
      setSite(meta.site);
      applyLook(meta.site);
    },
    ...options,
  });
}
