import type { PaymentMethod } from '@rostra/contract';
import { AppError } from '../../errors.ts';
import { answerFailures } from './answer-failures.ts';
import { isEnding, isOngoing } from './billing-state.ts';
import type { BillingContext } from './context.ts';
import { converge } from './converge.ts';
import { findOpenInvoice } from './invoices.repo.ts';
import type { MemberLock } from './member-locks.ts';
import { ensureCustomer, getBillingUser } from './own-customer.ts';
import { findCurrentSubscription } from './subscriptions.repo.ts';

const notFound = () => new AppError('not_found', 'Not Found');

export async function listOwnCards(
  context: BillingContext,
  userId: number,
): Promise<PaymentMethod[]> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
  if (customerId === null) return [];
  return answerFailures(context, 'Failed to load payment data. Please try again later.', () =>
    context.payments.listCards(customerId),
  );
}

export function beginCard(context: BillingContext, userId: number) {
  return answerFailures(context, 'Failed to add payment method', () =>
    context.locks(userId, async (lock) =>
      context.payments.createSetupIntent(await ensureCustomer(context, lock)),
    ),
  );
}

export function addCard(
  context: BillingContext,
  userId: number,
  { paymentMethodId, makeDefault }: { paymentMethodId: string; makeDefault?: boolean | undefined },
): Promise<PaymentMethod> {
  return answerFailures(context, 'Failed to add payment method', () =>
    context.locks(userId, async (lock) => {
      const customerId = await ensureCustomer(context, lock);
      const before = await context.payments.listCards(customerId);
      if (!before.some(({ id }) => id === paymentMethodId)) {
        await context.payments.attachCard(customerId, paymentMethodId);
      }
      const isDue = (await findDue(context, userId)) !== undefined;
      const isFirst = !before.some(({ isDefault }) => isDefault);
      if (makeDefault ?? (isFirst || isDue)) {
        await charge(context, lock, customerId, paymentMethodId);
      }
      return getCard(context, customerId, paymentMethodId);
    }),
  );
}

export function chooseCard(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<PaymentMethod> {
  return answerFailures(context, 'Failed to set default payment method', () =>
    context.locks(userId, async (lock) => {
      const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
      if (customerId === null) throw notFound();
      await getCard(context, customerId, id);
      await charge(context, lock, customerId, id);
      return getCard(context, customerId, id);
    }),
  );
}

export function removeCard(context: BillingContext, userId: number, id: string): Promise<void> {
  return answerFailures(context, 'Failed to remove payment method', () =>
    context.locks(userId, async (lock) => {
      const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
      if (customerId === null) throw notFound();
      const cards = await context.payments.listCards(customerId);
      const card = cards.find((own) => own.id === id);
      if (!card) throw notFound();
      const current = await converge(context, lock, customerId);
      const next = cards.find((own) => own.id !== id);
      const isNeeded = current && isOngoing(current) && !isEnding(current);
      if (isNeeded && !next) {
        throw new AppError(
          'card_needed',
          'Your subscription is paid with this card. Add another card first.',
        );
      }
      if (card.isDefault && next) await setDefault(context, userId, customerId, next.id);
      await context.payments.detachCard(id);
    }),
  );
}

async function getCard({ payments }: BillingContext, customerId: string, id: string) {
  const card = (await payments.listCards(customerId)).find((own) => own.id === id);
  if (!card) throw notFound();
  return card;
}

async function findDue({ db }: BillingContext, userId: number) {
  const current = await findCurrentSubscription(db.queries, userId);
  if (current?.status !== 'past_due' && current?.status !== 'unpaid') return undefined;
  return findOpenInvoice(db.queries, userId, current.id);
}

async function setDefault(
  { db, payments }: BillingContext,
  userId: number,
  customerId: string,
  id: string,
): Promise<void> {
  const current = await findCurrentSubscription(db.queries, userId);
  const paid = current && isOngoing(current) && current.customer_id === customerId;
  await payments.setDefaultCard(customerId, paid ? [current.id] : [], id);
}

/** From now on this card; a payment that is due is made with it at once. */
async function charge(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  id: string,
): Promise<void> {
  await converge(context, lock, customerId);
  await setDefault(context, lock.userId, customerId, id);
  const due = await findDue(context, lock.userId);
  if (!due) return;
  try {
    // If the bank wants to be asked, the invoice stays open and the member pays it from there.
    await context.payments.payInvoice(due.id, id);
  } finally {
    await converge(context, lock, customerId);
  }
}
