import { sections } from '../../../apps/server/src/settings/settings.ts';
import { envExample } from './env-example.mjs';
import { settingsPage } from './settings-page.mjs';

/** What is made from the declarations of the settings, by its path in the repository. */
export const documents = {
  'docs/settings.md': settingsPage(sections),
  '.env.example': envExample(sections),
};
