import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tryToRender } from './try-to-render.ts';

const long = 'A word and *another*.\n\n'.repeat(60);

describe('trying to render', () => {
  it.each([
    ['a short text', '# A *word*', 'fine'],
    ['a short one that is too deep', '>'.repeat(900), 'too deep'],
    ['a long text', long, 'fine'],
    ['long lines across the page', `${long}${'* '.repeat(40)}\n\n${'- '.repeat(40)}`, 'fine'],
    ['marks in code', `${long}\`\`\`\n${'> '.repeat(40)}x\n\`\`\``, 'fine'],
    ['a long one that is too deep', `${long}${'- '.repeat(5_000)}x`, 'too deep'],
  ])('says of %s what comes of it', async (_, markdown, expected) => {
    expect(await tryToRender(markdown)).toBe(expected);
  });

  it('gives up in time, and holds nobody up until then', async () => {
    const order: string[] = [];
    const attempt = tryToRender('*a_ '.repeat(50_000), 500).then((rendering) => {
      order.push(rendering);
    });
    await setImmediate();
    order.push('others');
    await attempt;
    expect(order).toEqual(['others', 'too slow']);
  });
});
