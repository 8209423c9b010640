import { describe, expect, it } from 'vitest';
import { freePart } from './free-part.ts';

describe('the free part of a text', () => {
  it.each([
    ['no paywall', 'All of it.', null],
    ['a paywall', 'Free.\n\n::paywall\n\nPaid.', 'Free.'],
    ['lines of Windows', 'Free.\r\n\r\n::paywall\r\n\r\nPaid.', 'Free.'],
    ['two paywalls', 'Free.\n\n::paywall\n\nPaid.\n\n::paywall\n\nMore.', 'Free.'],
    ['a paywall at the start', '::paywall\n\nPaid.', ''],
    ['a paywall without an empty line', 'Free.\n::paywall\nPaid.', 'Free.'],
    ['trailing spaces', 'Free.\n\n::paywall  \n\nPaid.', 'Free.'],
    ['a word that begins like it', 'Free.\n\n::paywalls\n\nFree.', null],
    ['words behind it', 'See ::paywall for details.\n\n::paywall is a block.', null],
    ['code', '```\n::paywall\n```\n\nFree.', null],
    [
      'code with more marks',
      '````\n```\n::paywall\n````\n\nFree.\n\n::paywall\n\nPaid.',
      '````\n```\n::paywall\n````\n\nFree.',
    ],
    ['code in a line', '``` code ``` is free.\n\n::paywall\n\nPaid.', '``` code ``` is free.'],
    ['code that is never closed', '~~~\n::paywall', null],
    ['indented code', '    ::paywall', null],
  ])('with %s', (_, markdown, free) => {
    expect(freePart(markdown)).toBe(free);
  });

  it('keeps the footnotes and the link addresses that it names', () => {
    const markdown = [
      'Free[^1] and [linked][Site].',
      '::paywall',
      'Paid[^2].',
      '[^1]: A note about [something][else].\n\n    With a second paragraph.',
      '[^2]: A secret note.',
      '[site]: https://example.org\n[else]: /else\n[paid]: /paid',
    ].join('\n\n');
    expect(freePart(markdown)).toBe(
      [
        'Free[^1] and [linked][Site].',
        '[^1]: A note about [something][else].\n\n    With a second paragraph.',
        '[site]: https://example.org',
        '[else]: /else',
      ].join('\n\n'),
    );
  });

  it('takes linear time', () => {
    const start = performance.now();
    freePart(`${'[^1] '.repeat(20_000)}\n\n::paywall\n\n${'[^1]: x\n'.repeat(10_000)}`);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
