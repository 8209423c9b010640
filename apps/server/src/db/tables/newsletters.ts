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
}

export type NewsletterRow = NewsletterTables['newsletters'];
export type SubscriberRow = Selectable<NewsletterTables['subscribers']>;
