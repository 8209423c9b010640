import { type Line, priceText } from '../../objects/invoices/lines.ts';
import type { Work } from '../../store/work.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';

/** What a line is for. Its stored description is in English, as that of a new line in Stripe's API. */
export function lineText(work: Work, line: Line, language: PayerLanguage): string {
  const details = line.pricing?.price_details;
  const product = work.find('product', String(details?.product ?? ''))?.name;
  if (language.lang === 'en' || !product) return line.description ?? language.texts.item;
  const { subscription_item_details: item, invoice_item_details: other } = line.parent ?? {};
  if (item?.proration || other?.proration) {
    return language.text(line.amount < 0 ? 'unusedTime' : 'remainingTime', { product });
  }
  const price = work.find('price', String(details?.price ?? ''));
  const text = `${line.quantity ?? 1} × ${product}`;
  return price ? `${text} (${priceText(price, language)})` : text;
}
