import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { expect, it } from 'vitest';
import { keepTickShape } from './tick-shape.ts';

it('keeps the very shape that later ticks have', async () => {
  setFlagsFromString('--allow-natives-syntax');
  const haveSameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)');
  setFlagsFromString('--no-allow-natives-syntax');

  const kept = await keepTickShape();
  const later = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()));
  });
  expect(later).not.toBe(kept);
  expect(haveSameShape(kept, later)).toBe(true);
  expect(haveSameShape(kept, {})).toBe(false);
  expect(await keepTickShape()).toBe(kept);
});
