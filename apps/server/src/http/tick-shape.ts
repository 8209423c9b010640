import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Node writes down each call of `process.nextTick` in an object. V8 forgets the shape of these when it
 * collects garbage a few times while none is alive, as in a quiet hour, and then never learns it again:
 * every answer takes an eighth longer for the rest of the process's life. One that lives for ever keeps it.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      kept ??= executionAsyncResource();
      resolve(kept);
    });
  });
}
