import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceTestClock } from '../../lifecycles/clock/advance.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { createSubscription } from '../../lifecycles/subscriptions/create/create-subscription.ts';
import { createTaxRate } from '../../objects/catalog/create-tax-rate.ts';
import { openDatabase } from '../../store/database.ts';
import { SEED_PLANS } from '../../store/options.ts';
import { openStore } from '../../store/store.ts';
import { get, type Work } from '../../store/work.ts';
import { applyAction } from './apply-action.ts';
import { BillingLedger } from './billing-ledger.ts';
import { lives, planOf } from './lives.ts';
import { CLOCK, createWorld, setPaymentMethod } from './world.ts';

/** 10,000 lives take minutes: `SANDBOX_LIVES=10000 npx vitest run --project stripe-sandbox lives`. */
const LIVES = Number(process.env.SANDBOX_LIVES ?? 150);
const IN_EUROS = SEED_PLANS.map((plan) => ({ ...plan, currency: 'eur' }));

/** Everything billed or waiting to be billed; void invoices do not count. */
function billed(work: Work, ledger: BillingLedger): number {
  const invoices = work.all('invoice').filter(({ status }) => status !== 'void');
  const pending = work.all('invoiceitem').filter(({ invoice }) => invoice === null);
  return (
    invoices.reduce((sum, { total }) => sum + total, 0) +
    pending.reduce((sum, { amount }) => sum + amount + ledger.taxOn(amount), 0)
  );
}

/** Charges, open amounts and the balance add up to the finalized invoices. */
function checkMoney(work: Work): void {
  const final = work.all('invoice').filter(({ status }) => status === 'paid' || status === 'open');
  const sum = <T>(rows: T[], value: (row: T) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const [customer] = work.all('customer');
  const totals = sum(final, ({ total }) => total);
  expect(sum(final, ({ amount_due }) => amount_due) + (customer?.balance ?? 0)).toBe(totals);
  expect(sum(work.all('customer_balance_transaction'), ({ amount }) => amount)).toBe(
    customer?.balance,
  );
  const charged = work.all('charge').filter(({ paid }) => paid);
  const received = sum(charged, ({ amount }) => amount);
  expect(received).toBe(sum(final, ({ amount_paid }) => amount_paid));
  expect(sum(work.all('balance_transaction'), ({ amount }) => amount)).toBe(received);
}

function wait(world: Sandbox, seconds: number, pieces: number): void {
  for (let piece = 1; piece <= pieces; piece += 1) {
    const from = Math.floor((seconds * (piece - 1)) / pieces);
    const to = Math.floor((seconds * piece) / pieces);
    world.write((work) => {
      advanceTestClock(work, CLOCK, get(work, 'test_clock', CLOCK).frozen_time + to - from);
    });
  }
}

test(`no cent appears or disappears in ${LIVES} lives`, () => {
  fc.assert(
    fc.property(lives, ({ actions, first, method, pieces, quantity, tax, trialDays }) => {
      const store = openStore(openDatabase(undefined));
      const world = createWorld(store, { afterDunning: 'past_due', seed: IN_EUROS });
      const now = () => world.read((work) => get(work, 'test_clock', CLOCK).frozen_time);
      const id = world.write((work) => {
        const customer = work.all('customer')[0]?.id ?? '';
        setPaymentMethod(work, customer, method);
        const rate = createTaxRate(work, {
          display_name: 'VAT',
          inclusive: tax.isIncluded,
          percentage: tax.percent,
        });
        return createSubscription(work, {
          customer,
          default_tax_rates: [rate.id],
          items: [{ price: first, quantity }],
          ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
        }).id;
      });
      const ledger = new BillingLedger(planOf(first, quantity), now(), tax, trialDays);
      for (const action of actions) {
        if (action.do === 'wait') {
          wait(world, action.seconds ?? 0, pieces);
          ledger.advance(now());
        } else if (!ledger.isEnded) {
          world.write((work) => applyAction(work, get(work, 'subscription', id), ledger, action));
        }
        world.read((work) => {
          expect(billed(work, ledger)).toBe(ledger.total);
          const { status } = get(work, 'subscription', id);
          expect(status === 'past_due' ? 'active' : status).toBe(
            ledger.isEnded ? 'canceled' : ledger.isTrialing ? 'trialing' : 'active',
          );
          checkMoney(work);
        });
      }
    }),
    { numRuns: LIVES },
  );
}, 1_800_000);
