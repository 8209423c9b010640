/** Tables that are exported as they are, without the columns named here. */
export const EXPORTED_TABLES: Readonly<
  Record<string, { format: 'csv' | 'jsonl'; without?: readonly string[] }>
> = {
  users: { format: 'csv', without: ['password_hash', 'username_key', 'search_text'] },
  subscriptions: { format: 'csv' },
  invoices: { format: 'csv' },
  ledger_entries: { format: 'csv' },
  plans: { format: 'jsonl', without: ['request_key'] },
  plan_prices: { format: 'jsonl' },
  plan_moves: { format: 'jsonl' },
  coupons: { format: 'jsonl' },
  coupon_uses: { format: 'jsonl' },
  downloads: { format: 'csv' },
  reading_progress: { format: 'csv' },
  member_notes: { format: 'jsonl' },
  audit_log: { format: 'jsonl' },
  security_events: { format: 'jsonl' },
  notices: { format: 'jsonl' },
  content_versions: { format: 'jsonl' },
  scheduled_changes: { format: 'jsonl' },
  author_accounts: { format: 'jsonl' },
  former_slugs: { format: 'jsonl' },
  redirects: { format: 'jsonl' },
  former_file_names: { format: 'jsonl' },
  message_overrides: { format: 'jsonl' },
  settings: { format: 'jsonl' },
  files: { format: 'jsonl' },
};

/** Tables that are left out: secrets and one-time codes, what is derived from others, and passing state. */
export const LEFT_OUT: readonly string[] = [
  ...['api_tokens', 'sessions', 'refresh_tokens', 'known_devices', 'pending_logins', 'reset_codes'],
  ...['totp_factors', 'recovery_codes', 'passkeys', 'passkey_challenges'],
  ...['email_confirmations', 'email_changes', 'email_undos', 'account_deletions', 'mails'],
  'preview_links',
  ...['undeliverable_addresses'],
  ...['search_entries', 'content_entries', 'file_uses', 'content_locales'],
  ...['starter_items', 'imported_entries', 'imported_files', 'import_jobs'],
  ...['mirror_state', 'mirror_remarks', 'mirror_hints'],
  ...['throttles', 'rate_limits', 'presence', 'content_changes', 'loose_avatars', 'installation'],
  ...['jobs', 'missing_pages'],
  ...['payment_events', 'billing_attempts', 'billing_locks', 'billing_notices', 'refund_requests'],
  ...['content_notice_marks', 'content_notice_reads'],
];
