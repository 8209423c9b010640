/** The columns of a gift that nobody has paid or redeemed yet. */
export const newGift = {
  invoice_id: null,
  code_hash: null,
  sealed_code: null,
  sent_at: null,
  sent_count: 0,
  batch_id: null,
  note: '',
  paid_at: null,
  closed_at: null,
  expires_at: null,
  redeemed_at: null,
  redeemed_by: null,
  redeemed_as: null,
  credited_at: null,
  revoked_at: null,
  revoked_for: null,
};
