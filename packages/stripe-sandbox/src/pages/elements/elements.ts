import { payerLanguage } from '../../texts/payer-language.ts';
import { sendScript } from '../shell/browser-script.ts';
import { sendHtml } from '../shell/html.ts';
import type { PageRoute } from '../shell/router.ts';
import { paymentFrame } from './payment-frame.ts';

/** stripe.js under all of its URLs, and the frame with the payment fields. */
export const elementRoutes: PageRoute[] = [
  {
    method: 'GET',
    pattern: /^\/(v3\/?|((v3|endive)\/)?stripe\.js)$/,
    serve: (visit) => sendScript(visit, 'stripe'),
  },
  {
    method: 'GET',
    pattern: /^\/elements\/frame\.js$/,
    serve: (visit) => sendScript(visit, 'frame'),
  },
  {
    method: 'GET',
    pattern: /^\/elements\/frame$/,
    serve: ({ response, url }) =>
      sendHtml(response, paymentFrame(payerLanguage(url.searchParams.get('locale')))),
  },
];
