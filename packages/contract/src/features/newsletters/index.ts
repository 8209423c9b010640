export { listNewsletters, type Newsletter } from './list-newsletters.ts';
export {
  type Audience,
  type AudienceCount,
  type AudienceMember,
  type SkipReason,
  skipReasons,
} from './mailings/audience.ts';
export type { MailingDelivery } from './mailings/delivery.ts';
export {
  type Mailing,
  type MailingDeliveryState,
  type MailingFields,
  type MailingFigures,
  type MailingProblem,
  type MailingState,
  type MailingSummary,
  mailingDeliveryStates,
  mailingFieldsSchema,
  mailingProblems,
  mailingStates,
} from './mailings/mailing.ts';
export {
  changeMailing,
  countAudience,
  createMailing,
  deleteMailing,
  getMailing,
  listMailings,
} from './mailings/mailing-calls.ts';
export {
  cancelMailing,
  decideUnknown,
  listAudience,
  listDeliveries,
  PROOF_AUDIENCE,
  pauseMailing,
  repeatMailing,
  resumeMailing,
  sendMailing,
  TAKE_BACK_SECONDS,
  takeBackMailing,
} from './mailings/sending-calls.ts';
export {
  exportSubscribers,
  listSubscribers,
  type SubscriberFilter,
} from './manage/list-subscribers.ts';
export {
  changeNewsletter,
  closeNewsletter,
  createNewsletter,
  deleteNewsletter,
  listManagedNewsletters,
  orderNewsletters,
  reopenNewsletter,
} from './manage/manage-newsletters.ts';
export {
  addSuppression,
  endSubscription,
  eraseSubscriber,
  getMemberSubscriptions,
  getSubscriber,
  liftSuppression,
  listSuppressions,
} from './manage/manage-subscribers.ts';
export type { ManagedNewsletter, NewsletterFields } from './manage/managed-newsletter.ts';
export {
  type ConsentSource,
  consentSources,
  type SubscriberDetails,
  type SubscriberSummary,
  type SubscriptionConsent,
  type Suppression,
  subscriberStates,
} from './manage/subscriber.ts';
export {
  chooseOwnNewsletters,
  type OwnNewsletters,
  readOwnNewsletters,
} from './own-newsletters.ts';
export {
  changePreferences,
  changeSubscriberAddress,
  downloadSubscriberData,
  eraseSubscriberData,
  type OwnNewsletter,
  readPreferences,
  type SubscriberPreferences,
  sendFreshLink,
} from './preferences.ts';
export {
  confirmSubscription,
  LEAST_FORM_MS,
  type NewsletterRequest,
  newsletterRequestSchema,
  requestSubscription,
} from './subscribe.ts';
