import { decimalNumber } from '../../wire/number-params.ts';
import { boolean, oneOf, shape, text } from '../../wire/params.ts';
import { metadata } from '../../wire/shared-params.ts';

export const taxRateFields = {
  active: boolean,
  country: text,
  description: text,
  jurisdiction: text,
  metadata,
  state: text,
  tax_type: oneOf('gst', 'hst', 'igst', 'jct', 'pst', 'qst', 'rst', 'sales_tax', 'vat'),
};

export const createParams = shape(
  { display_name: text, inclusive: boolean, percentage: decimalNumber },
  taxRateFields,
);
