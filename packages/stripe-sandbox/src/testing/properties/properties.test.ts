import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PreviewInput } from '../../lifecycles/previews/params.ts';
import { previewInvoice } from '../../lifecycles/previews/preview-invoice.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { openDatabase } from '../../store/database.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { openStore } from '../../store/store.ts';
import { get } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import { dumpState } from './dump-state.ts';
import { histories, steps } from './steps.ts';
import { CLOCK, createWorld, runStep, START, type Step } from './world.ts';

const RUNS = { numRuns: 60 };

test('the lines of every invoice sum to its total, and the amount due is paid or remaining', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const world = createWorld();
      for (const step of history) runStep(world, step);
      for (const invoice of world.read((work) => work.all('invoice'))) {
        const sum = invoice.lines.data.reduce((total, line) => total + line.amount, 0);
        expect(invoice.total).toBe(sum);
        expect(invoice.subtotal).toBe(sum);
        expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due);
      }
    }),
    RUNS,
  );
});

test('invoice totals, customer balance, charges and open amounts always agree', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const world = createWorld();
      for (const step of history) runStep(world, step);
      world.read((work) => {
        const settled = work
          .all('invoice')
          .filter(({ status }) => status === 'paid' || status === 'open');
        const billed = settled.reduce((sum, { total }) => sum + total, 0);
        const owed = settled.reduce((sum, { amount_due }) => sum + amount_due, 0);
        const balance = work.all('customer')[0]?.balance ?? 0;
        expect(owed + balance).toBe(billed);
        const charged = work
          .all('charge')
          .filter(({ paid }) => paid)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(charged).toBe(settled.reduce((sum, { amount_paid }) => sum + amount_paid, 0));
      });
    }),
    RUNS,
  );
});

test('a change costs what its preview said', () => {
  const change = steps.filter((step) => step.do === 'change');
  fc.assert(
    fc.property(histories, change, (history, step) => {
      fc.pre(step.do === 'change');
      const world = createWorld();
      runStep(world, {
        behavior: 'allow_incomplete',
        do: 'subscribe',
        price: 'price_basic',
        quantity: 1,
        trialDays: 0,
      });
      for (const earlier of history) runStep(world, earlier);
      const found = world.read((work) => work.all('subscription').at(-1));
      if (found?.status !== 'active') return;
      const items = [
        { id: found.items.data[0]?.id ?? '', price: step.price, quantity: step.quantity },
      ];
      const details = { items, proration_behavior: 'always_invoice' as const };
      const before = found.latest_invoice;
      const preview = previewOrNone(world, found.id, details);
      const after = world.write((work) => updateSubscription(work, found.id, details));
      // Nothing was billed: the preview showed the next renewal, or there is none.
      if (after.latest_invoice === before) return;
      const invoice = world.read((work) => get(work, 'invoice', after.latest_invoice ?? ''));
      expect(invoice.lines.data.map(({ amount }) => amount)).toEqual(
        preview?.lines.data.map(({ amount }) => amount),
      );
      expect([invoice.total, invoice.amount_due]).toEqual([preview?.total, preview?.amount_due]);
    }),
    RUNS,
  );
});

function previewOrNone(
  world: Sandbox,
  subscription: string,
  subscription_details: NonNullable<PreviewInput['subscription_details']>,
): InvoiceRow | undefined {
  try {
    return world.write((work) => previewInvoice(work, { subscription, subscription_details }));
  } catch (error) {
    if (error instanceof ApiError && error.detail.code === 'invoice_upcoming_none')
      return undefined;
    throw error;
  }
}

test('advancing the clock once or in many steps gives the same state', () => {
  const cuts = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 200 }), cuts, (history, days, fractions) => {
      const [once, often] = [createWorld(), createWorld()];
      for (const step of history) {
        runStep(once, step);
        runStep(often, step);
      }
      const total = days * 86_400;
      runStep(once, { do: 'wait', seconds: total });
      let passed = 0;
      for (const at of [...fractions.map((part) => Math.floor(part * total)), total].sort(
        (a, b) => a - b,
      )) {
        if (at > passed) runStep(often, { do: 'wait', seconds: at - passed });
        passed = at;
      }
      expect(dumpState(often)).toBe(dumpState(once));
    }),
    RUNS,
  );
});

/** The event that announces each state of an object. */
const ANNOUNCED_BY: Record<string, Record<string, string>> = {
  invoice: {
    draft: 'invoice.created',
    open: 'invoice.finalized',
    paid: 'invoice.paid',
    void: 'invoice.voided',
  },
  payment_intent: { canceled: 'payment_intent.canceled', succeeded: 'payment_intent.succeeded' },
  subscription: {
    active: 'customer.subscription.updated',
    canceled: 'customer.subscription.deleted',
    incomplete: 'customer.subscription.created',
    incomplete_expired: 'customer.subscription.updated',
    past_due: 'customer.subscription.updated',
    trialing: 'customer.subscription.created',
  },
};

test('every state change has exactly one event', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const store = openStore(openDatabase(undefined));
      const changes: string[] = [];
      const watched = {
        ...store,
        begin() {
          const inner = store.begin();
          const mine: string[] = [];
          const put: typeof inner.put = (kind, value) => {
            const from = (inner.find(kind, value.id) as { status?: string } | undefined)?.status;
            const to = (value as { status?: string }).status ?? '';
            const type = ANNOUNCED_BY[kind]?.[to];
            if (from !== to && type !== undefined) mine.push(`${value.id} ${type} ${to}`);
            inner.put(kind, value);
          };
          const commit = () => {
            inner.commit();
            changes.push(...mine);
          };
          return { ...inner, put, commit };
        },
      };
      const world = createWorld(watched);
      for (const step of [...history, { do: 'wait', seconds: 50 * 86_400 } satisfies Step])
        runStep(world, step);
      const announced = world.read((work) =>
        work.all('event').flatMap((event) => {
          const { object, previous_attributes: before } = event.data as {
            object: { id: string; object: string; status?: string };
            previous_attributes?: { status?: string };
          };
          const type = ANNOUNCED_BY[object.object]?.[object.status ?? ''];
          const isChange =
            event.type !== 'customer.subscription.updated' || before?.status !== undefined;
          return type === event.type && isChange ? [`${object.id} ${type} ${object.status}`] : [];
        }),
      );
      expect(announced.sort()).toEqual(changes.sort());
    }),
    RUNS,
  );
});

test('a restart at any point changes nothing', () => {
  fc.assert(
    fc.property(histories, fc.nat(13), (history, restartAt) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
      try {
        let store = openStore(openDatabase(dataDir));
        let world = createWorld(store);
        const steady = createWorld();
        history.forEach((step, index) => {
          if (index === restartAt % history.length) {
            const before = dumpState(world);
            store.close();
            store = openStore(openDatabase(dataDir));
            world = createWorld(store);
            expect(dumpState(world)).toBe(before);
          }
          runStep(world, step);
          runStep(steady, step);
        });
        expect(dumpState(world)).toBe(dumpState(steady));
        store.close();
      } finally {
        rmSync(dataDir, { force: true, recursive: true });
      }
    }),
    { numRuns: 25 },
  );
});

test('the test clock stands still until advanced', () => {
  expect(createWorld().read((work) => get(work, 'test_clock', CLOCK).frozen_time)).toBe(START);
});
