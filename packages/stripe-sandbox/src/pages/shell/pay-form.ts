import { type Html, html, raw } from './html.ts';

export interface PayForm {
  publishableKey: string;
  clientSecret: string;
  verb: 'confirmPayment' | 'confirmSetup';
  label: string;
  locale: string;
}

/** The sandbox's own pages use its stripe.js too. Their URLs are two segments deep, hence the relative path. */
export function payForm(form: PayForm): Html {
  const settings = JSON.stringify(form).replaceAll('<', '\\u003c');
  return html`<form id="pay-form" style="display:block">
<div id="pay-element" style="margin:0 0 1rem"></div>
<p id="pay-error" class="bad" role="alert"></p>
<button class="primary" id="pay-button">${form.label}</button>
</form>
<script src="../../stripe.js"></script>
<script>${raw(`
const settings = ${settings};
const stripe = Stripe(settings.publishableKey, { locale: settings.locale });
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const elements = stripe.elements({ clientSecret: settings.clientSecret, appearance: { theme: isDark ? 'night' : 'stripe' } });
elements.create('payment').mount('#pay-element');
document.getElementById('pay-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = document.getElementById('pay-button');
  button.disabled = true;
  const { error } = await stripe[settings.verb]({ elements, redirect: 'if_required' });
  if (!error) return location.reload();
  document.getElementById('pay-error').textContent = error.message;
  button.disabled = false;
});`)}</script>`;
}
