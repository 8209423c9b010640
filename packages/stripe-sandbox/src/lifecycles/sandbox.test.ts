import { expect, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { openStore } from '../store/store.ts';
import { createWorld, runStep } from '../testing/properties/world.ts';

test('reads do not search for scheduled work again until something has changed', () => {
  const store = openStore(openDatabase(undefined));
  let scans = 0;
  let commits = 0;
  store.onCommit(() => {
    commits += 1;
  });
  const world = createWorld({
    ...store,
    begin() {
      const transaction = store.begin();
      const all: typeof transaction.all = (kind) => {
        scans += 1;
        return transaction.all(kind);
      };
      return { ...transaction, all };
    },
  });
  world.catchUp();
  [scans, commits] = [0, 0];
  for (let count = 0; count < 10; count += 1) {
    world.catchUp();
    world.write((work) => work.find('price', 'price_basic'));
  }
  expect([scans, commits]).toEqual([0, 0]);
  runStep(world, {
    behavior: 'allow_incomplete',
    do: 'subscribe',
    price: 'price_basic',
    quantity: 1,
    trialDays: 0,
  });
  scans = 0;
  world.catchUp();
  expect(scans).toBeGreaterThan(0);
});
