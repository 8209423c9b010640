import { once } from 'node:events';
import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { storeImage } from './index.ts';

/** Delays the responses to queries of these kinds. */
function holding(db: Db, hold: Record<string, () => Promise<void>>): Db {
  const kinds = new WeakMap<object, string>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      kinds.set(queryId, node.kind);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      await hold[kinds.get(queryId) ?? '']?.();
      return result;
    },
  };
  return { ...db, queries: db.queries.withPlugin(plugin) };
}

/** Long enough that everything that does not wait would be finished. */
async function takeMany(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}

it('announces image formats that were being saved during shutdown', async () => {
  const db = await openTestDb();
  const saving = Promise.withResolvers<void>();
  const maySave = Promise.withResolvers<void>();
  let isAnnounced = false;
  const held = holding(db, {
    UpdateQueryNode: () => {
      saving.resolve();
      return maySave.promise;
    },
    InsertQueryNode: async () => {
      await takeMany();
      isAnnounced = true;
    },
  });
  const { app, close, deps } = await openTestApp({ db: held });
  const picture = sharp({ create: { width: 300, height: 150, channels: 3, background: '#386' } });
  await storeImage(
    { queries: db.queries, storage: deps.storage, clock: deps.now },
    { bytes: await picture.jpeg().toBuffer(), filename: 'a.jpg', formats: 'later' },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  await saving.promise;
  const closed = app.close();
  await once(app.server, 'close');
  await takeMany();
  maySave.resolve();
  await closed;
  expect(isAnnounced).toBe(true);
  await close();
});
