import { boolean, decimalNumber, metadata, oneOf, shape, text } from '../../wire/params.ts';

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
