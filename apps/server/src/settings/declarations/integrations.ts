import { section, setting } from '../setting.ts';
import { flag } from '../values.ts';

export const integrations = section({
  title: 'Integrations',
  settings: {
    WEBHOOKS_ALLOW_PRIVATE: setting({
      type: flag,
      default: false,
      meaning:
        '`true` lets webhooks call addresses in private networks, this machine included, and addresses that begin with `http:`; only if all who can create webhooks may reach these',
    }),
  },
});
