import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fixedAreaPaths, type LegalArea } from '@rostra/contract';
import { repositoryFile } from '../../../location/repository.ts';

interface Organisation {
  readonly language: string;
  readonly name: string;
  readonly contactEmail: string;
  /** Several lines, or empty. */
  readonly postalAddress: string;
}

/** A text that the organisation adapts, in the language of the site or in English, with what the settings say about it. */
export async function readLegalStarter(
  area: LegalArea,
  { language, name, contactEmail, postalAddress }: Organisation,
): Promise<{ title: string; slug: string; body: string }> {
  const fileIn = (code: string) => repositoryFile(`content/legal/${code}/${area}.md`);
  const file = existsSync(fileIn(language)) ? fileIn(language) : fileIn('en');
  const text = (await readFile(file, 'utf8'))
    .replaceAll('[NAME]', () => name)
    .replaceAll('[EMAIL]', () => contactEmail)
    .replaceAll(/\[ADDRESS: (.*?)\]/g, (_, missing) => oneLine(postalAddress) || `[${missing}]`);
  const [heading = '', ...lines] = text.split('\n');
  const path = fixedAreaPaths[area];
  return {
    title: heading.replace(/^# /, ''),
    slug: path.slice(path.lastIndexOf('/') + 1),
    body: lines.join('\n').trim(),
  };
}

const oneLine = (text: string) =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .join(', ');
