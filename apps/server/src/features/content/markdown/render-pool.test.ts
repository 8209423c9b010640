import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderPool } from './render-pool.ts';

const long = 'A word and *another*.\n\n'.repeat(60);
const slow = '*a_ '.repeat(50_000);

const { tryToRender, close } = createRenderPool();
afterAll(close);

describe('trying to render', () => {
  it.each([
    ['a short text', '# A *word*', 'fine'],
    ['a short text that is nested too deeply', '>'.repeat(900), 'too deep'],
    ['a long text', long, 'fine'],
    ['long thematic breaks', `${long}${'* '.repeat(40)}\n\n${'- '.repeat(40)}`, 'fine'],
    ['marks in code', `${long}\`\`\`\n${'> '.repeat(40)}x\n\`\`\``, 'fine'],
    ['a long text that is nested too deeply', `${long}${'- '.repeat(5_000)}x`, 'too deep'],
  ])('returns the result for %s', async (_, markdown, expected) => {
    expect(await tryToRender(markdown)).toBe(expected);
  });

  it('stops after the time limit without blocking the process', async () => {
    const order: string[] = [];
    const attempt = tryToRender(slow, 200).then((rendering) => {
      order.push(rendering);
    });
    await setImmediate();
    order.push('others');
    await attempt;
    expect(order).toEqual(['others', 'too slow']);
  });

  it('does not count the time in the queue', async () => {
    const [first, second] = await Promise.all([tryToRender(slow, 200), tryToRender(long)]);
    expect([first, second]).toEqual(['too slow', 'fine']);
  });
});
