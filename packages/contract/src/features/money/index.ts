export {
  type ClosingTotals,
  exportClosing,
  getClosing,
  getPaymentsStatus,
} from './closing.ts';
export {
  listPayments,
  type Payment,
  type PaymentState,
  paymentStates,
} from './list-payments.ts';
export { previewRefund, type RefundPreview, refundPayment } from './refunds.ts';
