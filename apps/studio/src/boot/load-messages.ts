import { type CompiledArea, Messages } from '@rostra/messages';
import type { StudioLanguage } from './choose-language.ts';

const FOLDER = '../../../../packages/messages/build';

const urls = import.meta.glob<string>(
  [
    '../../../../packages/messages/build/{en,de,fr,es,ar}.public.json',
    '../../../../packages/messages/build/{en,de,fr,es,ar}.member.json',
    '../../../../packages/messages/build/{en,de,fr,es,ar}.studio.json',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The studio's own texts, and those of components and forms that it shares with the site. */
export async function loadMessages(language: StudioLanguage): Promise<Messages> {
  const compiled: CompiledArea = {};
  const areas = ['public', 'member', 'studio'].map(async (area) => {
    const response = await fetch(urls[`${FOLDER}/${language}.${area}.json`] ?? '');
    if (!response.ok) throw new Error(`The messages of ${language} could not be loaded`);
    Object.assign(compiled, await response.json());
  });
  await Promise.all(areas);
  return new Messages(language, (feature, key) => compiled[feature]?.[key]);
}
