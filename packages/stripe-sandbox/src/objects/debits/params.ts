import { timestamp } from '../../wire/number-params.ts';
import { type InputOf, oneOf, shape, text } from '../../wire/params.ts';

export const mandateParams = shape(
  {
    customer_acceptance: shape(
      { type: oneOf('offline', 'online') },
      {
        accepted_at: timestamp,
        offline: shape({}, {}),
        online: shape({}, { ip_address: text, user_agent: text }),
      },
    ),
  },
  {},
);

export type MandateInput = InputOf<typeof mandateParams>;
