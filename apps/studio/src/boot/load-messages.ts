import { type CompiledArea, type Language, Messages } from '@rostra/messages';

const FOLDER = '../../../../packages/messages/build';

const urls = import.meta.glob<string>(
  '../../../../packages/messages/build/*.{public,member,studio}.json',
  { query: '?url', import: 'default', eager: true },
);

/** The studio's own texts, and those of components and forms that it shares with the site. */
export async function loadMessages(
  language: Language,
  overrides: CompiledArea = {},
): Promise<Messages> {
  const compiled: CompiledArea = {};
  const areas = ['public', 'member', 'studio'].map(async (area) => {
    const response = await fetch(urls[`${FOLDER}/${language}.${area}.json`] ?? '');
    if (!response.ok) throw new Error(`The messages of ${language} could not be loaded`);
    Object.assign(compiled, await response.json());
  });
  await Promise.all(areas);
  return new Messages(
    language,
    (feature, key) => overrides[feature]?.[key] ?? compiled[feature]?.[key],
  );
}
