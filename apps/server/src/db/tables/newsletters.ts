import type {
  MailingDeliveryState,
  MailingProblem,
  MailingState,
  SkipReason,
} from '@rostra/contract';
import type { Generated, Selectable } from 'kysely';

/** `one-click`: the mail program of the subscriber. `account`: the account got another address. */
export type ConsentSource =
  | 'form'
  | 'registration'
  | 'profile'
  | 'preferences'
  | 'one-click'
  | 'account'
  | 'import'
  | 'staff';

/** `erased` has only the hash. Those that only staff can lift are `staff`. */
export type SuppressionReason = 'erased' | 'bounced' | 'complained' | 'staff';

export interface NewsletterTables {
  /** One that has had subscribers is closed, never deleted. */
  newsletters: {
    id: string;
    name: string;
    /** Plain text. Shown where people subscribe. */
    description: string;
    /** Of the mail that new subscribers get, as plain text. Empty: the texts of the product. */
    welcome_subject: string;
    welcome_text: string;
    position: number;
    closed_at: string | null;
    created_at: string;
    updated_at: string;
  };
  subscribers: {
    id: Generated<number>;
    /** In lower case. */
    email: string;
    /** The account that has confirmed the same address. */
    user_id: number | null;
    /** Null means the site's default language. */
    language: string | null;
    /** When they showed that they can read mail to the address; null for imported ones that never did. */
    confirmed_at: string | null;
    /** The import that added them. */
    import_id: string | null;
    created_at: string;
  };
  /** Where somebody is or was a subscriber. */
  newsletter_subscriptions: {
    newsletter_id: string;
    subscriber_id: number;
    /** When they joined last. */
    subscribed_at: string;
    left_at: string | null;
  };
  /** Rows are only added. */
  subscription_consents: {
    id: Generated<number>;
    subscriber_id: number;
    newsletter_id: string;
    kind: 'joined' | 'left';
    source: ConsentSource;
    /** The path of the page with the form. */
    page: string | null;
    /** The text that they agreed to, or where an imported consent comes from. */
    wording: string | null;
    /** The member of staff who changed or imported it. */
    actor_id: number | null;
    import_id: string | null;
    /** When the form was sent, if a mail had to be confirmed afterwards. */
    requested_at: string | null;
    created_at: string;
  };
  /** An address that has not been confirmed yet; with a subscriber, the one whose new address it is. */
  subscription_requests: {
    code_hash: string;
    email: string;
    subscriber_id: number | null;
    /** The account whose confirmation of its address confirms this too. */
    user_id: number | null;
    /** Their ids, as JSON. */
    newsletters: string;
    language: string | null;
    source: ConsentSource;
    page: string | null;
    wording: string;
    created_at: string;
    expires_at: string;
  };
  /** Addresses that get no mailings. */
  suppressions: {
    /** An HMAC of the address in lower case. */
    address_hash: string;
    email: string | null;
    reason: SuppressionReason;
    /** What staff wrote, or what the mail server said. */
    note: string;
    actor_id: number | null;
    created_at: string;
  };
  subscriber_imports: {
    id: string;
    file_name: string;
    format: string;
    /** Where the consent of these people comes from, in the words of staff. */
    consent_source: string;
    /** Their ids, as JSON. */
    newsletters: string;
    /** What was added and ignored, as JSON. */
    report: string;
    imported_by: number | null;
    created_at: string;
    undone_at: string | null;
  };
  /** One sending. From its start on, only state, problem and times change. */
  mailings: {
    id: string;
    newsletter_id: string;
    subject: string;
    preview_text: string;
    sender_name: string;
    /** The collection and the document that is sent; null for a text of its own. */
    entry_kind: string | null;
    entry_id: string | null;
    body: string;
    /** JSON, in the shape of the contract. */
    audience: string;
    /** The mailing that it repeats for those who did not get it. */
    repeats: string | null;
    state: MailingState;
    problem: MailingProblem | null;
    scheduled_at: string | null;
    started_at: string | null;
    finished_at: string | null;
    created_by: number | null;
    sent_by: number | null;
    /** That person had just proved who they are. */
    is_proved: Generated<0 | 1>;
    /** Staff resumed it although many mails came back, so it is not paused for that again. */
    ignores_bounces: Generated<0 | 1>;
    created_at: string;
    updated_at: string;
  };
  /** What is sent, for each language and kind of reader, as it was when sending began. */
  mailing_texts: {
    mailing_id: string;
    language: string;
    reader: string;
    subject: string;
    html: string;
    plain_text: string;
  };
  /** One mail of a mailing to one subscriber. */
  deliveries: {
    id: Generated<number>;
    mailing_id: string;
    /** Null once the subscriber was erased. */
    subscriber_id: number | null;
    /** Of the text that they get. */
    language: string;
    reader: string;
    /** The part of the address after the @; empty once the subscriber was erased. */
    domain: string;
    state: MailingDeliveryState;
    reason: SkipReason | null;
    /** When it is tried next. Only of queued ones. */
    due_at: string | null;
    /** Two days later it is given up. */
    first_tried_at: string | null;
    /** Who is sending it, and until when it is certain that this process is alive. */
    claim: string | null;
    lease_ends_at: string | null;
    attempts: number;
    /** What the mail server said last, or the mail that came back. */
    reply: string | null;
    /** Whether the address or only this mail did not work. */
    bounce: 'hard' | 'soft' | null;
    changed_at: string;
  };
  /** How many mails have left, for all (an empty scope) and for the domain of an address. */
  delivery_limits: {
    scope: string;
    /** When the next one may leave. */
    free_at: string;
    /** The hour and the day that are counted, as in `2026-03-01T12`. */
    hour: string;
    hour_used: number;
    day: string;
    day_used: number;
    /** From 1, as fast as the settings allow, down to where a mail server does not complain. */
    pace: number;
    updated_at: string;
  };
}

export type NewsletterRow = NewsletterTables['newsletters'];
export type SubscriberRow = Selectable<NewsletterTables['subscribers']>;
export type DeliveryRow = Selectable<NewsletterTables['deliveries']>;
export type MailingRow = Selectable<NewsletterTables['mailings']>;
