import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import type { Delivery } from './records.ts';
import { openStore } from './store.ts';
import type { Transaction } from './transaction.ts';

const delivery = (id: string, event: string): Delivery => ({
  id,
  event,
  endpoint: 'we_1',
  attempts: 0,
  nextAttemptAtMs: null,
  status: 'pending',
  lastResponse: null,
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const event = fc.constantFrom('x', 'y');
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('put' as const), id, event }),
    fc.record({ do: fc.constant('remove' as const), id }),
    fc.record({ do: fc.constantFrom('nest' as const, 'keep' as const, 'discard' as const) }),
  ),
  { maxLength: 40 },
);

test('an index finds what a search of all rows finds, in every nested transaction', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const store = openStore(openDatabase(undefined));
      const open: Transaction[] = [store.begin()];
      for (const step of list) {
        const current = open.at(-1) ?? store.begin();
        if (step.do === 'put') current.put('delivery', delivery(step.id, step.event));
        else if (step.do === 'remove') current.remove('delivery', step.id);
        else if (step.do === 'nest') open.push(current.nest());
        else {
          if (step.do === 'keep') current.commit();
          open.pop();
          if (open.length === 0) open.push(store.begin());
        }
        const reader = open.at(-1) ?? store.begin();
        for (const key of ['x', 'y']) {
          const bySearch = reader.all('delivery').filter((row) => row.event === key);
          expect(new Set(reader.where('delivery', 'event', key))).toEqual(new Set(bySearch));
        }
      }
      store.close();
    }),
  );
});
