import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openSubscriberImportApp,
  type SubscriberImportApp,
} from './testing/subscriber-import-app.ts';

let app: SubscriberImportApp;
beforeEach(async () => {
  app = await openSubscriberImportApp();
});
afterEach(() => app.close());

const ROWS = 50_000;
/** CPU time of the thread that answers all requests. */
const MAX_MS = 250;

/** The longest time in which no request could have been answered. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = process.threadCpuUsage();
  const watch = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isDone = true;
  return longest;
}

it('imports 50,000 rows while requests are answered', async () => {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `person${row}@list.example,"Ann ${row}",de`,
  );
  const list = `email,name,language\n${rows.join('\n')}\n`;
  let id = 0;
  const checking = await longestBlock(async () => {
    id = await app.check(list);
  });
  await app.ask('POST', `/imports/${id}/start`);
  const importing = await longestBlock(() => app.work(id));
  expect(await app.get(id)).toMatchObject({
    state: 'imported',
    report: { counts: { subscribers: { created: ROWS } } },
  });
  const undoing = await longestBlock(async () => {
    await app.ask('POST', `/imports/${id}/undo`);
    await app.work(id);
  });
  expect((await app.get(id)).undo).toMatchObject({ removed: ROWS, kept: 0 });
  expect(Math.max(checking, importing, undoing)).toBeLessThan(MAX_MS);
});
