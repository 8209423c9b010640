import { type TestCard, visa } from './test-card.ts';

/** Cards by brand, from https://docs.stripe.com/testing#cards. */
export const BRANDS: TestCard[] = [
  { ...visa('4000056655665556', 'approve', 'pm_card_visa_debit'), funding: 'debit' },
  { ...visa('2223003122003222', 'approve'), brand: 'mastercard' },
  {
    ...visa('5200828282828210', 'approve', 'pm_card_mastercard_debit'),
    brand: 'mastercard',
    funding: 'debit',
  },
  {
    ...visa('5105105105105100', 'approve', 'pm_card_mastercard_prepaid'),
    brand: 'mastercard',
    funding: 'prepaid',
  },
  { ...visa('371449635398431', 'approve'), brand: 'amex' },
  { ...visa('6011111111111117', 'approve', 'pm_card_discover'), brand: 'discover' },
  { ...visa('6011000990139424', 'approve'), brand: 'discover' },
  { ...visa('6011981111111113', 'approve'), brand: 'discover', funding: 'debit' },
  { ...visa('3056930009020004', 'approve', 'pm_card_diners'), brand: 'diners' },
  { ...visa('36227206271667', 'approve'), brand: 'diners' },
  { ...visa('3566002020360505', 'approve', 'pm_card_jcb'), brand: 'jcb' },
  { ...visa('6200000000000005', 'approve', 'pm_card_unionpay'), brand: 'unionpay' },
  { ...visa('6200000000000047', 'approve'), brand: 'unionpay', funding: 'debit' },
  {
    ...visa('4000002500001001', 'approve', 'pm_card_visa_cartesBancaires'),
    country: 'FR',
    secondNetwork: 'cartes_bancaires',
  },
  {
    ...visa('5555552500001001', 'approve', 'pm_card_mastercard_cartesBancaires'),
    brand: 'mastercard',
    country: 'FR',
    secondNetwork: 'cartes_bancaires',
  },
  {
    ...visa('4000050360000001', 'approve', 'pm_card_visa_debit_eftposAuCoBranded'),
    country: 'AU',
    funding: 'debit',
    secondNetwork: 'eftpos_au',
  },
  {
    ...visa('5555050360000080', 'approve', 'pm_card_mastercard_debit_eftposAuCoBranded'),
    brand: 'mastercard',
    country: 'AU',
    funding: 'debit',
    secondNetwork: 'eftpos_au',
  },
];
