import { TEST_CARDS } from '../../objects/cards/test-cards.ts';
import { TEST_ACCOUNTS } from '../../objects/debits/test-accounts.ts';
import { errorTexts } from '../../texts/error-texts.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';
import { type Html, html, raw } from '../shell/html.ts';

const FRAME_STYLE = raw(`
:root{--background:#fff;--border:#d8d4cc;--danger:#b3261e;--placeholder:#757575;--primary:#1f4e79;--secondary:#5c5750;--text:#1d1b18;--font:system-ui,sans-serif;--size:16px;--radius:6px;--unit:4px;--weight:400;--weight-medium:500;--line-height:1.4;--gap-x:12px;--gap-y:12px}
*{box-sizing:border-box}html,body{margin:0;background:transparent}
body{font:var(--weight) var(--size)/var(--line-height) var(--font);color:var(--text);padding:4px}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:var(--gap-y) var(--gap-x)}.full{grid-column:1/-1}
.Label{display:block;font-weight:var(--weight-medium);font-size:.9em;color:var(--text);margin-bottom:var(--unit)}
.Input{width:100%;font:inherit;color:var(--text);background:var(--background);border:1px solid var(--border);border-radius:var(--radius);padding:calc(var(--unit)*2.5) calc(var(--unit)*3);min-height:44px}
.Input::placeholder{color:var(--placeholder);opacity:1}
.Input:focus{outline:2px solid var(--primary);outline-offset:0;border-color:var(--primary)}
.Input--invalid{border-color:var(--danger);color:var(--danger)}
.Error{color:var(--danger);font-size:.875em;margin:var(--unit) 0 0;min-height:0}.Error:empty{display:none}
.wrap{position:relative}#brand{position:absolute;right:12px;top:50%;transform:translateY(-50%);font-size:.75em;color:var(--secondary);text-transform:capitalize;pointer-events:none}
.methods{border:0;margin:0 0 var(--gap-y);padding:0;display:flex;gap:var(--gap-x)}.methods[hidden],.grid[hidden]{display:none}.methods label{display:flex;align-items:center;gap:calc(var(--unit)*2);min-height:44px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.Terms{grid-column:1/-1;font-size:.8em;color:var(--secondary);margin:0}
.Badge{font-size:.75em;color:var(--secondary);margin:calc(var(--unit)*2) 0 0}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}`);

/** The fields of the Payment Element and the Card Element. */
export function paymentFrame({ lang, dir, texts }: PayerLanguage): Html {
  const numbers = JSON.stringify(TEST_CARDS.map(({ number }) => number));
  const ibans = JSON.stringify(TEST_ACCOUNTS.map(({ iban }) => iban));
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>${texts.frameTitle}</title><style>${FRAME_STYLE}</style><style id="appearance"></style></head>
<body>
<fieldset class="methods" id="methods" hidden><legend class="visually-hidden">${texts.paymentMethod}</legend>
  <label><input type="radio" name="method" value="card" checked> ${texts.card}</label>
  <label><input type="radio" name="method" value="sepa_debit"> ${texts.debit}</label>
</fieldset>
<div class="grid" id="card" role="group" aria-label="${texts.card}">
  <div class="full">
    <label class="Label" for="number">${texts.cardNumber}</label>
    <div class="wrap"><input class="Input" id="number" name="number" inputmode="numeric" autocomplete="cc-number" dir="ltr" placeholder="1234 1234 1234 1234" aria-describedby="number-error" maxlength="19"><span id="brand" aria-hidden="true"></span></div>
    <p class="Error" id="number-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="expiry">${texts.expiry}</label>
    <input class="Input" id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" dir="ltr" placeholder="${texts.expiryFormat}" aria-describedby="expiry-error" maxlength="7">
    <p class="Error" id="expiry-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="cvc">${texts.cvc}</label>
    <input class="Input" id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" dir="ltr" placeholder="${texts.cvcFormat}" aria-describedby="cvc-error" maxlength="4">
    <p class="Error" id="cvc-error" role="alert"></p>
  </div>
</div>
<div class="grid" id="sepa_debit" role="group" aria-label="${texts.debit}" hidden>
  <div class="full">
    <label class="Label" for="iban">${texts.iban}</label>
    <input class="Input" id="iban" name="iban" autocomplete="off" spellcheck="false" dir="ltr" placeholder="DE00 0000 0000 0000 0000 00" aria-describedby="iban-error" maxlength="42">
    <p class="Error" id="iban-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="name">${texts.fullName}</label>
    <input class="Input" id="name" name="name" autocomplete="name" aria-describedby="name-error" maxlength="200">
    <p class="Error" id="name-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="email">${texts.email}</label>
    <input class="Input" id="email" name="email" type="email" autocomplete="email" aria-describedby="email-error" maxlength="200">
    <p class="Error" id="email-error" role="alert"></p>
  </div>
  <p class="Terms">${texts.debitTerms}</p>
</div>
<p class="Badge">${texts.badge}. ${texts.testOnly}</p>
<script type="application/json" id="test-cards">${raw(numbers)}</script>
<script type="application/json" id="test-ibans">${raw(ibans)}</script>
<script type="application/json" id="texts">${raw(JSON.stringify(errorTexts(texts)))}</script>
<script src="frame.js"></script>
</body></html>`;
}
