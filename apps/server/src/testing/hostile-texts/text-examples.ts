import { randomUUID } from 'node:crypto';

/** What the requests of the examples are about. */
export interface World {
  readonly userId: number;
  readonly consultationId: string;
  readonly blockId: string;
  readonly giftId: string;
}

export interface Example {
  readonly params?: (world: World) => Record<string, string>;
  readonly body?: (world: World) => Record<string, unknown>;
}

const contribution = (kind: string): Example => ({
  params: ({ consultationId }) => ({ id: consultationId }),
  body: ({ blockId }) => ({
    ...{ key: randomUUID(), draft: 1, blockId, kind, reason: '', agrees: true },
    text: 'Build 2,000 homes each year.',
  }),
});

const own: Example = { params: ({ userId }) => ({ id: String(userId) }) };

/**
 * Calls that keep texts of members, with requests that succeed. Every call that takes texts is in one of the
 * lists; the test fails until a new one is.
 */
export const KEPT: Record<string, readonly Example[]> = {
  addContribution: ['comment', 'amendment'].map(contribution),
  updateMe: [{}],
  updateUser: [own],
  patchUser: [own],
};

const recipient = { recipientName: 'Bob', recipientEmail: 'bob@example.org', message: 'For you' };

/** The same for calls that need payments. */
export const KEPT_WITH_PAYMENTS: Record<string, readonly Example[]> = {
  buyGift: [
    {
      body: () => ({
        ...{ id: randomUUID(), planId: 'basic', months: 3, amountDue: 2997 },
        ...recipient,
      }),
    },
  ],
  sendGift: [{ params: ({ giftId }) => ({ id: giftId }), body: () => recipient }],
};

/** The same for calls that only compare what they get. */
export const COMPARED_WITH_PAYMENTS = ['createPortalSession'];

/** Calls that only compare or look up what they get, such as a password, a code or words to search for. */
export const COMPARED = [
  ...['acceptSeatInvitation', 'addPasskey', 'addPaymentMethod', 'applyCode', 'cancelDeletion'],
  ...[
    'castBallot',
    'changeEmail',
    'changePassword',
    'changePreferences',
    'changeSubscriberAddress',
  ],
  ...['confirmSubscription', 'downloadSubscriberData', 'eraseSubscriberData'],
  ...[
    'readPreferences',
    'requestSubscription',
    'sendFreshLink',
    'checkInvitation',
    'checkSeatInvitation',
  ],
  ...['checkSetupKey', 'completeLogin', 'confirmAddress', 'confirmEmail', 'createPaymentIntent'],
  ...['createSubscription', 'deleteMe', 'forgotPassword', 'getMe'],
  ...['getSecondFactorOptions', 'getUser', 'inviteToGroup', 'issueSlip', 'listAuthors'],
  ...['listCategories', 'listLibrary', 'listNotices', 'listTags', 'logIn', 'logInWithPasskey'],
  ...['logOut', 'payInvoice', 'previewCode', 'previewPlanChange', 'previewRedemption'],
  ...['previewScheduledChange', 'proveIdentity', 'readBlogList', 'redeemGift', 'refreshToken'],
  ...['register', 'releaseAddress', 'resetPassword', 'scheduleChange', 'search', 'setUpOwner'],
  ...['undoEmailChange', 'updateSubscription', 'uploadFiles'],
];
