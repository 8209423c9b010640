// cspell:ignore adresse correo electrónico sprache langue idioma البريد الإلكتروني leid euid
import type { ImportColumn } from '@rostra/contract';

/** The names of columns in exports of Mailchimp, Ghost, Substack, listmonk and others, in lower case. */
export const subscriberColumns = {
  email: [
    ...['email address', 'email', 'e-mail', 'e-mail address', 'email_address', 'primary email'],
    ...['subscriber email', 'mail', 'e-mail-adresse', 'adresse e-mail', 'correo electrónico'],
    'البريد الإلكتروني',
  ],
  language: ['language', 'locale', 'lang', 'preferred language', 'sprache', 'langue', 'idioma'],
  consentedAt: [
    ...['confirm_time', 'confirmed_at', 'confirmed at', 'optin_time', 'opt-in time'],
    ...['subscribed_at', 'subscribed at', 'subscription date', 'start date', 'created_at'],
    ...['created at', 'creation date', 'joined', 'joined at', 'date added'],
  ],
  /** In words, such as those of listmonk. */
  status: ['status', 'state', 'subscription status', 'email status', 'contact status'],
  subscribed: ['subscribed_to_emails', 'subscribed', 'email_opt_in', 'email opt in', 'newsletter'],
  unsubscribed: [
    ...['unsubscribed', 'unsubscribed_at', 'unsub_time', 'unsub_reason', 'email_disabled'],
    ...['is_opt_out', 'do not email', 'do_not_email', 'no bulk emails (user opt out)'],
  ],
  /** Mailchimp calls addresses that refused mails cleaned. */
  bounced: ['clean_time', 'clean_campaign_title', 'bounced', 'bounced_at', 'hard_bounce'],
  complained: ['complained', 'complained_at', 'spam_complaint', 'marked as spam'],
  deleted: ['deleted_at'],
} as const satisfies Record<ImportColumn, readonly string[]>;

export const columnNames = Object.keys(subscriberColumns) as ImportColumn[];

/** They name a row of another program, and say nothing about a person. */
export const rowNumbers: ReadonlySet<string> = new Set(['id', 'uuid', 'leid', 'euid']);

/** What became of a subscription elsewhere. */
export type SubscriberState =
  | 'subscribed'
  | 'left'
  | 'bounced'
  | 'complained'
  /** Has not confirmed the address there, or it is not clear what a word means. */
  | 'unconfirmed';

const STATES: Readonly<Record<string, SubscriberState>> = {
  active: 'subscribed',
  confirmed: 'subscribed',
  enabled: 'subscribed',
  regular: 'subscribed',
  subscribed: 'subscribed',
  archived: 'left',
  disabled: 'left',
  inactive: 'left',
  removed: 'left',
  unsubscribed: 'left',
  blacklisted: 'complained',
  blocklisted: 'complained',
  complained: 'complained',
  spam: 'complained',
  bounced: 'bounced',
  cleaned: 'bounced',
  suppressed: 'bounced',
  'hard bounced': 'bounced',
  undeliverable: 'bounced',
};

/** A word that nobody knows is no consent. */
export const stateOfWord = (word: string): SubscriberState =>
  STATES[word.toLowerCase()] ?? 'unconfirmed';
