import { compareBlocks } from '../../apps/server/src/features/content/compare/compare-blocks.ts';
import {
  blocksOf,
  type ComparedText,
} from '../../apps/server/src/features/content/compare/compare-texts.ts';
import { NO_LABELS } from '../../apps/server/src/features/content/markdown/labels.ts';
import type { Row } from '../lib/table.ts';

const WORDS = 37_000;
const RUNS = 5;

const options = {
  images: new Map(),
  links: undefined,
  labels: { ...NO_LABELS, added: '', removed: '', table: '' },
};

/** A text as long as a body may be, in paragraphs of about sixty words; always the same for a seed. */
function makeText(seed: number): string[] {
  let state = seed;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return Array.from({ length: Math.floor(WORDS / 60) }, (_, index) => {
    const words = Array.from({ length: 60 }, () => `w${next(900)}`);
    return index % 12 === 0 ? `## ${words.slice(0, 6).join(' ')}` : `${words.join(' ')}.`;
  });
}

/** Every tenth paragraph edited, some removed, some added, and a section moved. */
function edit(paragraphs: readonly string[]): string[] {
  const edited = paragraphs.flatMap((text, index) => {
    if (index % 50 === 7) return [];
    if (index % 50 === 9) return [text, `A new paragraph about number ${index}.`];
    return [index % 10 === 3 ? text.replace(/w\d+ w\d+/, 'some other words') : text];
  });
  return [...edited.slice(20), ...edited.slice(0, 20)];
}

const asText = (paragraphs: readonly string[]): ComparedText => ({
  title: 'T',
  summary: null,
  keyPoints: [],
  body: paragraphs.join('\n\n'),
});

/** Compares two texts of the longest length, without the parsing. */
export async function measureComparison(): Promise<Row[]> {
  const before = makeText(1);
  const cases = { edited: edit(before), rewritten: makeText(2) };
  const started = performance.now();
  const old = blocksOf(asText(before), options);
  const parsing = performance.now() - started;
  const time = (after: readonly string[]) => {
    const fresh = blocksOf(asText(after), options);
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      compareBlocks(old, fresh);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  };
  const what = `comparison of ${WORDS.toLocaleString('en')} words`;
  return [
    { what: `${what}: edited, p50`, value: time(cases.edited), unit: 'ms', goal: '≤ 500' },
    { what: `${what}: rewritten, p50`, value: time(cases.rewritten), unit: 'ms', goal: '≤ 5000' },
    { what: `${what}: parsing one text`, value: parsing, unit: 'ms' },
  ];
}
