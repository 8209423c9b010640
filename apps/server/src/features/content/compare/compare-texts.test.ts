import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { NO_LABELS } from '../markdown/labels.ts';
import { type BlockChange, compareBlocks } from './compare-blocks.ts';
import { blocksOf, type ComparedText, compareTexts } from './compare-texts.ts';
import { type Leaf, tokensIn } from './leaf-blocks.ts';

const options = {
  images: new Map(),
  links: undefined,
  labels: {
    language: 'en',
    footnotes: 'Footnotes',
    done: 'Done',
    toDo: 'To do',
    blocks: NO_LABELS.blocks,
    added: 'Added:',
    removed: 'Removed:',
    table: 'Table',
  },
};
const textWith = (body: string): ComparedText => ({
  title: 'T',
  summary: null,
  keyPoints: [],
  body,
});
const compare = (before: string, after: string) =>
  compareTexts({ before: textWith(before), after: textWith(after), ...options }).slice(1);
/** Without what screen readers say. */
const shown = (before: string, after: string) =>
  compare(before, after).map(
    ({ kind, html }) => `${kind} ${html.replace(/<span class="sr-only">[^<]*<\/span>/g, '')}`,
  );

describe('a comparison', () => {
  it('keeps numbers and words whole', () => {
    expect(shown('We spend 1,000.50 euros, don’t we?', 'We spend 1,000.75 euros, do we?')).toEqual([
      'changed <p>We spend <del>1,000.50</del><ins>1,000.75</ins> euros, <del>don’t</del><ins>do</ins> we?</p>',
    ]);
  });

  it('keeps the sign of a number', () => {
    expect(shown('It costs +0.40 per cent', 'It costs −0.35 per cent')).toEqual([
      'changed <p>It costs <del>+0.40</del><ins>−0.35</ins> per cent</p>',
    ]);
  });

  it('joins changed words that only a space separates', () => {
    expect(
      shown('A very old and rusty bridge stands', 'A quite new and shiny bridge stands'),
    ).toEqual([
      'changed <p>A <del>very old</del><ins>quite new</ins> and <del>rusty</del><ins>shiny</ins> bridge stands</p>',
    ]);
  });

  it('notices formatting and link targets', () => {
    expect(shown('See [the plan](/a) now.', 'See [the plan](/b) **now**.')).toEqual([
      'changed <p>See <del><a href="/a">the plan</a> now</del><ins><a href="/b">the plan</a> <strong>now</strong></ins>.</p>',
    ]);
  });

  it('shows added and removed blocks', () => {
    expect(shown('One.\n\nTwo words here.', 'One.\n\n## Something else')).toEqual([
      'same <p>One.</p>',
      'removed <p><del>Two words here.</del></p>',
      'added <h2><ins>Something else</ins></h2>',
    ]);
  });

  it('recognises a block that moved, also if it was edited', () => {
    const moved = 'Every town gets a library that opens on Sundays.';
    const rest = ['Alpha is the first one.', 'Beta comes after that.', 'Gamma is the last.'];
    const before = [moved, ...rest].join('\n\n');
    const after = [...rest, moved.replace('Sundays', 'Mondays')].join('\n\n');
    const result = compare(before, after);
    expect(result.map(({ kind }) => kind)).toEqual(['movedAway', 'same', 'same', 'same', 'moved']);
    // The title is the first block.
    expect([result[0]?.other, result[4]?.other]).toEqual([5, 1]);
    expect(result[4]?.html).toMatch(/<del>.*Sundays<\/del><ins>.*Mondays<\/ins>\.<\/p>$/);
  });

  it('pairs blocks by what they say, not by their place', () => {
    const old = 'The bus runs every ten minutes until midnight.';
    const fresh = 'The bus runs every five minutes until midnight.';
    expect(
      compare(old, `Completely unrelated opening.\n\n${fresh}`).map(({ kind }) => kind),
    ).toEqual(['added', 'changed']);
  });

  it('compares list items on their own, with their numbers', () => {
    expect(shown('1. One\n2. Two', '1. One\n2. Two\n3. Three')).toEqual([
      'same <ol start="1"><li>One</li></ol>',
      'same <ol start="2"><li>Two</li></ol>',
      'added <ol start="3"><li><ins>Three</ins></li></ol>',
    ]);
  });

  it('compares tables row by row and cell by cell', () => {
    const table = (...rows: string[]) => ['| Year | Homes |', '|---|---|', ...rows].join('\n');
    expect(
      shown(
        table('| 2025 | 100 |', '| 2026 | 200 |'),
        table('| 2025 | 100 |', '| 2026 | 250 |', '| 2027 | 300 |'),
      ),
    ).toEqual([
      'changed <div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><th>Year</th><th>Homes</th></tr><tr><td>2025</td><td>100</td></tr><tr><td>2026</td><td><del>200</del><ins>250</ins></td></tr><tr><td><ins>2027</ins></td><td><ins>300</ins></td></tr></tbody></table></div>',
    ]);
  });

  it('escapes what the texts contain', () => {
    expect(shown('Use `<script>` & more', 'Use `<img>` & more')).toEqual([
      'changed <p>Use <code>&lt;</code><del><code>script</code></del><ins><code>img</code></ins><code>&gt;</code> &amp; more</p>',
    ]);
  });

  it('gives up on words, not on blocks, if everything was rewritten', () => {
    const long = (word: string) =>
      Array.from({ length: 4_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(compare(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

const word = fc.constantFrom(
  'homes',
  'buses',
  '1,000',
  'we',
  'build',
  'and',
  'café',
  '<b>',
  '*x*',
  '[a](/b)',
  '`c`',
);
const sentence = fc
  .array(word, { minLength: 1, maxLength: 14 })
  .map((words) => `${words.join(' ')}.`);
const block = fc.oneof(
  sentence,
  sentence.map((text) => `## ${text}`),
  sentence.map((text) => `> ${text}`),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(sentence, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item, index) => `${index + 1}. ${item}\n\n   - ${item}`).join('\n')),
  fc
    .array(fc.tuple(sentence, sentence), { minLength: 1, maxLength: 3 })
    .map((rows) =>
      ['| a | b |', '|---|---|', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'),
    ),
);
const blocks = fc.array(block, { maxLength: 8 });
/** A text and another that was made from it. */
const edited = fc
  .tuple(blocks, blocks, fc.array(fc.nat(7), { maxLength: 8 }))
  .map(([before, more, order]) => {
    const after = [...order.flatMap((index) => before[index] ?? []), ...more];
    return [before.join('\n\n'), after.join('\n\n')] as const;
  });

const keysOf = (leaves: readonly Leaf[]) =>
  leaves.flatMap((leaf) => tokensIn(leaf).map(({ key }) => key));
const words = (change: BlockChange, without: 'removed' | 'added') =>
  change.rows.flatMap((row) =>
    row.flatMap((cell) =>
      cell.words
        .filter(({ kind }) => kind !== without)
        .flatMap(({ tokens }) => tokens.map(({ key }) => key)),
    ),
  );

describe('any two texts', () => {
  it('can both be read from their comparison', () => {
    fc.assert(
      fc.property(edited, ([before, after]) => {
        const [old, fresh] = [
          blocksOf(textWith(before), options),
          blocksOf(textWith(after), options),
        ];
        const changes = compareBlocks(old, fresh);
        const isBefore = ({ kind }: BlockChange) => kind !== 'added' && kind !== 'moved';
        const isAfter = ({ kind }: BlockChange) => kind !== 'removed' && kind !== 'movedAway';
        expect(changes.filter(isBefore).flatMap((change) => words(change, 'added'))).toEqual(
          keysOf(old),
        );
        expect(changes.filter(isAfter).flatMap((change) => words(change, 'removed'))).toEqual(
          keysOf(fresh),
        );
      }),
      { numRuns: 120 },
    );
  });

  it('give valid HTML', () => {
    fc.assert(
      fc.property(edited, ([before, after]) => {
        for (const { html } of compare(before, after)) expect(isWellFormed(html), html).toBe(true);
      }),
      { numRuns: 80 },
    );
  });
});

/** Every element is closed where it was opened. */
function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (['br', 'hr', 'img', 'input'].includes(tag)) continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0 && parseDocument(html).children.length <= 1;
}
