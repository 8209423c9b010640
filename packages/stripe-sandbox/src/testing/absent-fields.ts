/**
 * Fields that the SDK declares and the sandbox never sends. The drift test compares this list with the installed SDK:
 * a new field must be sent or listed here.
 */
export const ABSENT: Record<string, string[]> = {
  balance: ['connect_reserved', 'instant_available', 'issuing', 'refund_and_dispute_prefunding'],
  'billing_portal.session': ['after_expiration'],
  charge: ['authorization_code', 'level3', 'presentment_details', 'radar_options', 'transfer'],
  'checkout.session': words(
    `branding_settings excluded_payment_method_types name_collection optional_items phone_number_collection
     presentment_details tax_id_collection`,
  ),
  coupon: ['currency_options'],
  customer: ['business_name', 'cash_balance', 'individual_name', 'invoice_credit_balance', 'tax'],
  discount: ['deleted'],
  dispute: ['network_reason_code'],
  event: ['account', 'context'],
  invoice: ['status_details', 'threshold_reason'],
  mandate: ['on_behalf_of', 'single_use'],
  invoiceitem: ['frozen_fields', 'invoicing_rules'],
  item: ['discounts', 'taxes'],
  payment_intent: ['hooks', 'payment_details', 'presentment_details'],
  payment_method: words(
    `acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie bizum blik
     boleto card_present cashapp crypto custom customer_balance eps fpx giropay grabpay ideal interac_present kakao_pay
     klarna konbini kr_card link mb_way mobilepay multibanco naver_pay nz_bank_account oxxo p24 pay_by_bank payco paynow
     paypal paypay payto pix promptpay radar_options revolut_pay samsung_pay satispay scalapay sequra sofort
     sunbit swish twint upi us_bank_account wechat_pay zip`,
  ),
  plan: ['deleted', 'tiers'],
  price: ['currency_options', 'deleted', 'tiers'],
  refund: words(
    'description failure_balance_transaction failure_reason instructions_email next_action pending_reason presentment_details',
  ),
  setup_intent: ['attach_to_self'],
  subscription: ['presentment_details'],
  subscription_item: ['billed_until'],
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
