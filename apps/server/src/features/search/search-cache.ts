import type { CallOutput, search } from '@rostra/contract';
import { LRUCache } from 'lru-cache';
import type { ContentService, Reader } from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { type SearchQuery, searchContent } from './search-content.ts';
import { wordsIn } from './search-query.ts';

type Result = CallOutput<typeof search>;

const MAX_RESULTS = 500;
const MAX_AGE_MS = 5_000;

/**
 * Searches for the same words share one result for a moment, however they are spelled. Every content
 * change clears it; the short lifetime is for entries that fall due.
 */
export function createSearch(
  content: ContentService,
): (reader: Reader, query: SearchQuery) => Promise<Result> {
  const results = new LRUCache<string, Promise<Result>>({
    max: MAX_RESULTS,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => content.clock().getTime() },
  });
  content.onChange(() => results.clear());
  return (reader, query) => {
    const { category, tag, limit, locale } = query;
    const words = wordsIn(query.q);
    const key = JSON.stringify([words, category, tag, limit, locale, audiencesOf(reader)]);
    const known = results.get(key);
    if (known) return known;
    const result = searchContent(content, reader, query);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
