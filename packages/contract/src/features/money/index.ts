export {
  type ClosingTotals,
  exportClosing,
  getClosing,
  getPaymentsStatus,
} from './closing.ts';
export {
  type Dispute,
  type DisputeReason,
  type DisputeState,
  disputeReasons,
  disputeStates,
} from './dispute.ts';
export {
  listPayments,
  type Payment,
  type PaymentState,
  paymentStates,
} from './list-payments.ts';
export { isMonth } from './month.ts';
export { checkPaymentSetup, type PaymentSetup } from './payment-setup.ts';
export {
  exportPayouts,
  listPayouts,
  type Payout,
  type PayoutState,
  payoutStates,
} from './payouts.ts';
export { previewRefund, type RefundPreview, refundPayment } from './refunds.ts';
export {
  type CurrencyRevenue,
  exportRevenue,
  getRevenue,
  type RevenueKind,
  type RevenueMonth,
  revenueKinds,
} from './revenue.ts';
export {
  exportRevenueMovements,
  listRevenueMovements,
  type RevenueMovement,
} from './revenue-movements.ts';
