import type { Wording, WordingQuery } from '@rostra/contract';
import { listEnglish } from '@rostra/messages/compile';
import { notFound } from '../../../errors.ts';
import type { WordingContext } from './context.ts';
import { describeWording } from './describe-wording.ts';
import { findOverrides } from './message-overrides.repo.ts';

interface WordingPage {
  data: Wording[];
  meta: { total: number; languages: string[]; features: string[] };
}

/** All messages fit in memory, so they are searched there. */
export async function listWording(
  context: WordingContext,
  query: WordingQuery,
): Promise<WordingPage> {
  const { languages } = context;
  const { page, pageSize, feature, changed, search = '' } = query;
  const language = languages.offered.find(
    (code) => code === (query.language ?? languages.defaultLanguage),
  );
  if (!language) throw notFound();
  const overrides = await findOverrides(context.db.queries);
  const own = new Map(
    overrides
      .filter((row) => row.language === language)
      .map((row) => [`${row.feature}.${row.key}`, row]),
  );
  const messages = listEnglish();
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = messages
    .filter((message) => feature === undefined || message.feature === feature)
    .map((message) =>
      describeWording(
        context,
        { ...message, language },
        own.get(`${message.feature}.${message.key}`),
      ),
    )
    .filter(({ ownText }) => !changed || ownText !== null)
    .filter((wording) => hasWords(wording, words));
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      total: found.length,
      languages: [...languages.offered],
      features: [...new Set(messages.map((message) => message.feature))],
    },
  };
}

function hasWords({ key, english, text, ownText }: Wording, words: readonly string[]): boolean {
  const whole = [key, english, text, ownText ?? ''].join('\n').toLocaleLowerCase();
  return words.every((word) => whole.includes(word));
}
