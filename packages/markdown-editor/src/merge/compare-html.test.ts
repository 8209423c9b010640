import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareHtml, type HtmlChange } from './compare-html.ts';

const table = (label: string) =>
  `<div role="region" tabindex="0" aria-label="${label}"><table><tbody><tr><td>1</td></tr></tbody></table></div>`;

describe('comparing two rendered texts', () => {
  test('marks the words that changed, also inside emphasis', () => {
    expect(
      compareHtml(
        '<p>One.</p>\n<p>The <em>last</em> bus is late.</p>',
        '<p>One.</p>\n<p>The <em>first</em> bus is on time.</p>\n<p>Two.</p>',
      ),
    ).toEqual([
      { kind: 'same', count: 1 },
      {
        kind: 'removed',
        html: '<p>The <em><del>last</del></em> bus is <del>late</del>.</p>',
      },
      {
        kind: 'added',
        html: '<p>The <em><ins>first</ins></em> bus is <ins>on time</ins>.</p>',
      },
      { kind: 'added', html: '<p>Two.</p>' },
    ]);
  });

  test('one changed item of a list is one changed block, and numbers do not count', () => {
    expect(
      compareHtml(
        '<ol><li>Buses run late.</li><li>Trains run.</li></ol>',
        '<ol><li>Ferries run.</li><li>Buses run on time.</li><li>Trains run.</li></ol>',
      ),
    ).toEqual([
      { kind: 'removed', html: '<ol start="1"><li>Buses run late.</li></ol>' },
      { kind: 'added', html: '<ol start="1"><li>Ferries run.</li></ol>' },
      { kind: 'added', html: '<ol start="2"><li>Buses run on time.</li></ol>' },
      { kind: 'same', count: 1 },
    ]);
    expect(
      compareHtml(
        '<section><h2>Notes</h2><ol><li>One source.</li><li>Two.</li></ol></section>',
        '<section><h2>Notes</h2><ol><li>One good source.</li><li>Two.</li></ol></section>',
      ).map((change) => (change.kind === 'same' ? change.count : change.html)),
    ).toEqual([
      1,
      '<section><ol start="1"><li>One source.</li></ol></section>',
      '<section><ol start="1"><li>One <ins>good</ins> source.</li></ol></section>',
      1,
    ]);
  });

  test('marks neighbouring words as one', () => {
    const [, added] = compareHtml(
      '<p>She takes the bag to the first door.</p>',
      '<p>She takes every single bag to the first door.</p>',
    );
    expect(added).toEqual({
      kind: 'added',
      html: '<p>She takes <ins>every single</ins> bag to the first door.</p>',
    });
  });

  test('shows a block that was written anew without marks', () => {
    expect(compareHtml('<p>Something about buses.</p>', '<p>Quite different words</p>')).toEqual([
      { kind: 'removed', html: '<p>Something about buses.</p>' },
      { kind: 'added', html: '<p>Quite different words</p>' },
    ]);
  });

  test('a table under a renamed heading is unchanged, and one with another value keeps its name', () => {
    const before = `<h2 id="costs">Costs of buses</h2>${table('Table: Costs of buses')}`;
    const renamed = `<h2 id="costs">Costs of trains</h2>${table('Table: Costs of trains')}`;
    expect(compareHtml(before, renamed).at(-1)).toEqual({ kind: 'same', count: 1 });
    const [, , added] = compareHtml(before, before.replace('<td>1</td>', '<td>2</td>'));
    expect(added).toEqual({
      kind: 'added',
      html: table('Table: Costs of buses').replace('<td>1</td>', '<td>2</td>'),
    });
  });

  test('a heading keeps no id, which would occur twice', () => {
    expect(compareHtml('', '<h2 id="costs">Costs</h2>')).toEqual([
      { kind: 'added', html: '<h2>Costs</h2>' },
    ]);
  });

  test('texts without a difference', () => {
    expect(compareHtml('<p>One.</p>', '<p>One.</p>')).toEqual([{ kind: 'same', count: 1 }]);
    expect(compareHtml('', '')).toEqual([]);
  });
});

test('no letter of either version is left out', () => {
  const word = fc.constantFrom('bus', 'late', '<em>now</em>', '&amp;', '[1]', '<a href="/x">y</a>');
  const block = fc
    .array(word, { minLength: 1, maxLength: 6 })
    .map((words) => `<p>${words.join(' ')}</p>`);
  const text = fc.array(block, { maxLength: 4 });
  const read = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  const side = (changes: readonly HtmlChange[], kind: 'removed' | 'added', blocks: string[]) => {
    let place = 0;
    return changes
      .flatMap((change) => {
        if (change.kind !== 'same' && change.kind !== kind) return [];
        const count = change.kind === 'same' ? change.count : 1;
        place += count;
        return change.kind === 'same' ? blocks.slice(place - count, place) : [change.html];
      })
      .map(read);
  };
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareHtml(before.join('\n'), after.join('\n'));
      expect(side(changes, 'removed', before)).toEqual(before.map(read));
      expect(side(changes, 'added', after)).toEqual(after.map(read));
    }),
    { numRuns: 300, seed: 23 },
  );
});
