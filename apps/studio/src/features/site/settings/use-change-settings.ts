import {
  changeSettings,
  type SettingChanges,
  type Settings,
  type SettingValues,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useSetSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { applyLook } from './apply-look.ts';
import { changesTo } from './changes-to.ts';
import { settingsKey } from './settings-query.ts';

/** Saves what differs from the stored settings, and shows it in the studio at once. */
export function useChangeSettings(settings: Settings) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const setSite = useSetSite();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: Partial<SettingValues>) => {
      const body: SettingChanges = changesTo(settings, values);
      return api(changeSettings, { body });
    },
    onSuccess: ({ data, meta }) => {
      queryClient.setQueryData(settingsKey, data);
      setSite(meta.site);
      applyLook(meta.site);
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: forms('saveFailed'),
        description: errorText(error, forms('noConnection')),
      }),
  });
}
