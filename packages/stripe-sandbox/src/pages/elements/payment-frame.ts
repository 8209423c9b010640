import { TEST_CARDS } from '../../objects/cards/test-cards.ts';
import { TEST_ACCOUNTS } from '../../objects/debits/test-accounts.ts';
import { type Html, html, raw } from '../shell/html.ts';
import { BADGE } from '../shell/layout.ts';

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
export function paymentFrame(): Html {
  const numbers = JSON.stringify(TEST_CARDS.map(({ number }) => number));
  const ibans = JSON.stringify(TEST_ACCOUNTS.map(({ iban }) => iban));
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Payment details</title><style>${FRAME_STYLE}</style><style id="appearance"></style></head>
<body>
<fieldset class="methods" id="methods" hidden><legend class="visually-hidden">Payment method</legend>
  <label><input type="radio" name="method" value="card" checked> Card</label>
  <label><input type="radio" name="method" value="sepa_debit"> SEPA Direct Debit</label>
</fieldset>
<div class="grid" id="card" role="group" aria-label="Card">
  <div class="full">
    <label class="Label" for="number">Card number</label>
    <div class="wrap"><input class="Input" id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-describedby="number-error" maxlength="19"><span id="brand" aria-hidden="true"></span></div>
    <p class="Error" id="number-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="expiry">Expiration date</label>
    <input class="Input" id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="expiry-error" maxlength="7">
    <p class="Error" id="expiry-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="cvc">Security code</label>
    <input class="Input" id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-describedby="cvc-error" maxlength="4">
    <p class="Error" id="cvc-error" role="alert"></p>
  </div>
</div>
<div class="grid" id="sepa_debit" role="group" aria-label="SEPA Direct Debit" hidden>
  <div class="full">
    <label class="Label" for="iban">IBAN</label>
    <input class="Input" id="iban" name="iban" autocomplete="off" spellcheck="false" placeholder="DE00 0000 0000 0000 0000 00" aria-describedby="iban-error" maxlength="42">
    <p class="Error" id="iban-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="name">Full name</label>
    <input class="Input" id="name" name="name" autocomplete="name" aria-describedby="name-error" maxlength="200">
    <p class="Error" id="name-error" role="alert"></p>
  </div>
  <div>
    <label class="Label" for="email">Email</label>
    <input class="Input" id="email" name="email" type="email" autocomplete="email" aria-describedby="email-error" maxlength="200">
    <p class="Error" id="email-error" role="alert"></p>
  </div>
  <p class="Terms">By continuing, you authorize this business and Stripe to debit your account, and your bank to carry out these debits. You can claim a refund from your bank within eight weeks.</p>
</div>
<p class="Badge">${BADGE}. Test cards and accounts only.</p>
<script type="application/json" id="test-cards">${raw(numbers)}</script>
<script type="application/json" id="test-ibans">${raw(ibans)}</script>
<script src="frame.js"></script>
</body></html>`;
}
