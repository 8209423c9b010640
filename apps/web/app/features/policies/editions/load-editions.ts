import {
  compareEditions,
  type EditionPolicy,
  listEditions,
  readEdition,
  type Translations,
} from '@rostra/contract';
import { languageCodes } from '@rostra/messages';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { toItems } from './comparison/compared-items.ts';
import { comparisonPath, editionPath, editionsPath } from './edition-paths.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A former slug, or that of another language, leads to the present one. Not permanently: a policy that is
 * taken down has its document id in its URLs until it is published again.
 */
function checkPath({ key }: EditionPolicy, slug: string, pathOf: (slug: string) => string): void {
  if (key !== slug) throw redirect(pathOf(key), 302);
}

/** Numbers differ between languages, so the language menu leads to the list of editions. */
const translationsOf = ({ key }: EditionPolicy): Translations =>
  languageCodes.map((locale) => ({ locale, path: editionsPath(key) }));

/** What is not a number of an edition is not found. */
function readNumber(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw data(null, { status: 404 });
  return Number(value);
}

export async function loadEditions(context: Context, slug: string) {
  const query = localeInLoader(context);
  const response = await load(context, (api) => api(listEditions, { params: { slug }, query }));
  checkPath(response.data.policy, slug, editionsPath);
  return { ...response.data, translations: translationsOf(response.data.policy) };
}

export async function loadEdition(context: Context, slug: string, given: string) {
  const number = readNumber(given);
  const query = localeInLoader(context);
  const response = await load(context, (api) =>
    api(readEdition, { params: { slug, number }, query }),
  );
  checkPath(response.data.policy, slug, (key) => editionPath(key, number));
  return { ...response.data, translations: translationsOf(response.data.policy) };
}

interface ComparisonRequest {
  slug: string;
  from: string;
  to: string;
  isShort: boolean;
}

export async function loadComparison(context: Context, request: ComparisonRequest) {
  const { slug, isShort } = request;
  const [from, to] = [readNumber(request.from), readNumber(request.to)];
  if (from === to) throw redirect(editionPath(slug, from), 302);
  if (from > to) throw redirect(comparisonPath(slug, to, from), 302);
  const query = localeInLoader(context);
  const response = await load(context, (api) =>
    api(compareEditions, { params: { slug, from, to }, query }),
  );
  const { blocks, ...found } = response.data;
  checkPath(found.policy, slug, (key) => comparisonPath(key, from, to));
  return {
    ...found,
    ...toItems(blocks, isShort),
    isShort,
    translations: translationsOf(found.policy),
  };
}
