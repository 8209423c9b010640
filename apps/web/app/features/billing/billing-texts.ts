import { paymentMessages } from '@rostra/contract';

/** What a billing action says when it is done or has failed. */
export interface ActionTexts {
  done: string;
  failed: string;
  /** Used if the error has no message for the member. */
  fallback: string;
  /** Also show the reason in the toast, because no form shows `error`. */
  showsReasonInToast?: boolean;
}

export const subscribeTexts: ActionTexts = {
  done: 'Subscription successful',
  failed: 'Subscription failed',
  fallback: paymentMessages.subscriptionNotCreated,
};

export const updateTexts: ActionTexts = {
  done: 'Subscription updated',
  failed: 'Update failed',
  fallback: paymentMessages.subscriptionNotUpdated,
};

export const addCardTexts: ActionTexts = {
  done: 'Payment method added',
  failed: paymentMessages.methodNotAdded,
  fallback: 'The card could not be saved. Please try again in a few minutes.',
};

export const payInvoiceTexts: ActionTexts = {
  done: 'Payment received',
  failed: 'Payment failed',
  fallback: paymentMessages.paymentNotCreated,
};

export const SIMULATED_TITLE = 'Payments are simulated here';
export const UNFINISHED_TITLE = 'Your payment is not finished';

/** The plan was subscribed to elsewhere; otherwise the page would show it. */
export const alreadySubscribed = {
  title: 'You already have a plan',
  text: 'You subscribed in another window. You have not been charged again.',
};

export const newPlanText = (planName: string) => `Your plan is now ${planName}.`;
