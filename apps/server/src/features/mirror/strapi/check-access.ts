import { StartError } from '../../../errors.ts';
import { type FieldNames, type StrapiType, strapiTypes } from '../../imports/index.ts';
import { readSample } from './list-rows.ts';
import { type StrapiClient, StrapiError } from './strapi-client.ts';

/**
 * Reads one entry of each type, so that a wrong token is noticed at once. Strapi leaves out relations without a word
 * if the token may not read them. An outage says nothing about the settings.
 */
export async function checkAccess(
  client: StrapiClient,
  plurals: readonly string[],
): Promise<'fine' | 'unavailable'> {
  const wrong: string[] = [];
  for (const type of strapiTypes) {
    if (!plurals.includes(type.plural)) continue;
    try {
      const { rows } = await readSample(client, type.plural);
      if (rows[0]) wrong.push(...missingKeys(type, client.fieldsOf(type.plural), rows[0].values));
    } catch (error) {
      if (!(error instanceof StrapiError)) throw error;
      if (error.problem === 'unavailable') return 'unavailable';
      if (error.problem === 'refused')
        wrong.push(`  ${type.plural}: the token may not "find" them`);
    }
  }
  if (wrong.length === 0) return 'fine';
  throw new StartError(
    [
      'CONTENT_TOKEN cannot read everything at CONTENT_URL. docs/mirroring.md says what it needs.',
      ...wrong,
    ].join('\n'),
  );
}

const missingKeys = ({ plural, needed }: StrapiType, names: FieldNames, values: object): string[] =>
  [...new Set([...needed.map((key) => names[key] ?? key), ...Object.values(names)])]
    .filter((key) => !(key in values))
    .map((key) => `  ${plural}: "${key}" is missing, or its type is not allowed for the token`);
