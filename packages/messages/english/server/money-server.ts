export default {
  invalidAmount: 'Enter an amount that is more than zero',
  invalidMonth: 'Choose a month',
  paymentsOff: 'This site takes no payments.',
  stripeDown:
    'Stripe cannot be reached right now. Try again later: trying twice never refunds twice.',
  tooMuch: 'This is more than is left of the payment',
  usedKey: 'This refund was already tried. Reload the page and begin again.',
  refused: 'Stripe refused the refund. No money was moved.',
  notPaid: 'There is no payment to refund.',
  payoutsDown:
    'Stripe cannot be reached right now, and payouts are only stored there. Try again later.',
  payoutsRefused:
    'Stripe does not allow this site to read payouts. Ask whoever runs the server to give its Stripe key the permission “Payouts: Read”.',
} as const;
