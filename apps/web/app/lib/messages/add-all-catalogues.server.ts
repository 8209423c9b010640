import { type CompiledArea, isLanguage } from '@rostra/messages';
import { addCatalogue } from './catalogues.ts';

const areas = import.meta.glob<CompiledArea>('../../../../../packages/messages/build/*.json', {
  import: 'default',
  eager: true,
});

for (const [path, area] of Object.entries(areas)) {
  const language = path.split('/').at(-1)?.split('.')[0] ?? '';
  if (isLanguage(language)) addCatalogue(language, area);
}
