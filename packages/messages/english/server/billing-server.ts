export default {
  subject: '{title} – {site}',
  viewSubscription: 'View your subscription',
  receiptTitle: 'Your receipt',
  receipt: 'We received {amount}. Thank you.',
  receiptForInvoice: 'We received {amount} for invoice {number}. Thank you.',
  viewInvoice: 'View the invoice',
  failedTitle: 'Your payment did not go through',
  failed: 'We could not charge {amount} to your card to renew your membership.',
  failedInGrace:
    'You keep your plan for a few more days. Please pay or use another card so that it does not end.',
  failedWithoutPlan:
    'You cannot use your plan until this is paid. Please pay or use another card to get it back.',
  otherCard: 'You can also change your card at {url}',
  payNow: 'Pay now',
  confirmTitle: 'Please confirm your payment',
  confirm: 'Your bank asks you to confirm the payment of {amount} for renewing your membership.',
  confirmAction: 'Confirm the payment',
  otherPlan: 'Other plan',
  planChangedTitle: 'Your plan is now {plan}',
  planChanged: 'Your plan was changed to {plan}. The next payment is due on {day}.',
  planChangedCovered:
    'Your plan was changed to {plan}. The next payment is due on {day}. Your credit of {credit} covers it, so your card will not be charged.',
  planChangedWithCredit:
    'Your plan was changed to {plan}. The next payment is due on {day}. Your credit of {credit} will be used first, so only {rest} will be charged.',
  endingTitle: 'Your subscription is cancelled',
  ending: 'Your {plan} is cancelled and will not be renewed. You can use it until {day}.',
  endingResume: 'Until then you can resume it with one click.',
  endingSoonTitle: 'Your subscription ends soon',
  endingSoon: 'Your {plan} ends on {day}. If you want to keep it, resume it before then.',
  endedTitle: 'Your subscription has ended',
  ended: 'Your {plan} has ended. Your account and your data are kept.',
  endedAgain: 'You can subscribe again at any time.',
} as const;
