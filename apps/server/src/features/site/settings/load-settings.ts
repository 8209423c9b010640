import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/client.ts';
import type { Site } from '../../../languages/site.ts';
import type { SettingsContext } from './context.ts';
import { findSettings } from './settings.repo.ts';

/** Reads what staff have set into memory. */
export async function loadSettings({
  db,
  site,
}: {
  db: Db;
  site: Pick<Site, 'settings'>;
}): Promise<void> {
  site.settings.replaceAll(await findSettings(db.queries));
}

/** Addresses, indexes and caches are made for the languages of the start. */
export function noticeLanguages({
  site: { settings, languages },
  onLanguagesChanged,
}: Pick<SettingsContext, 'site' | 'onLanguagesChanged'>): void {
  if (!isDeepStrictEqual(settings.values.languages, languages.offered)) onLanguagesChanged();
}

/** Loads what another process has changed, and then drops the pages that were rendered meanwhile. */
export function watchSettings(context: SettingsContext, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  const stop = context.onChange((tags) => {
    if (!tags.includes('settings')) return;
    running = running
      .then(() => loadSettings(context))
      .then(() => context.invalidate(['site', 'settings']))
      .then(() => noticeLanguages(context))
      .catch(onError);
  });
  return async () => {
    stop();
    await running;
  };
}
