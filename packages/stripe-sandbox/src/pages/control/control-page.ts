import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { KINDS } from '../../store/kinds.ts';
import { controlJs } from '../shell/browser-script.ts';
import { type Html, html, raw, redirect, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import type { PageRoute } from '../shell/router.ts';

/** The person's way to what the control API does. Other sites cannot read it, so it may carry the key. */
export function controlPageRoutes(sandbox: Sandbox): PageRoute[] {
  return [
    { method: 'GET', pattern: /^\/$/, serve: ({ response }) => redirect(response, 'sandbox') },
    {
      method: 'GET',
      pattern: /^\/sandbox$/,
      serve: ({ response }) =>
        sendHtml(response, page('Sandbox control', view(sandbox), { isWide: true })),
    },
    {
      method: 'GET',
      pattern: /^\/sandbox\/control\.js$/,
      serve({ response }) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
        response.end(controlJs());
      },
    },
  ];
}

const VISIBLE = KINDS.filter(
  (kind) =>
    !/_note$|^(settings|idempotency|endpoint_secret|card_profile|delivery|fault)$/.test(kind),
);

function view(sandbox: Sandbox): Html {
  return html`<h1>Sandbox control</h1>
<p id="status" role="status" class="muted">Loading…</p>
<section><h2>Clock</h2><p id="clock"></p><div class="row">
<button data-post="clock" data-body='{"advanceSeconds":3600}'>+1 hour</button>
<button data-post="clock" data-body='{"advanceSeconds":86400}'>+1 day</button>
<button data-post="clock" data-body='{"advanceSeconds":604800}'>+1 week</button>
<button data-post="clock" data-body='{"advanceSeconds":2678400}'>+31 days</button>
<button id="freeze">Freeze</button>
<button data-post="clock" data-body='{"run":true}'>Let it run</button></div></section>
<section><h2>Trouble</h2><div class="row">
<button data-post="faults" data-body='{"kind":"fail_payment"}'>Next payment is declined</button>
<button data-post="faults" data-body='{"kind":"fail_payment","declineCode":"insufficient_funds"}'>…has insufficient funds</button>
<button data-post="faults" data-body='{"kind":"delay","ms":5000}'>Next answer takes 5 s</button>
<button data-post="faults" data-body='{"kind":"drop","when":"before"}'>Next request is dropped</button>
<button data-post="faults" data-body='{"kind":"drop","when":"after","match":"POST /v1/"}'>Next change is done, its answer lost</button>
<button data-post="faults" data-body='{"kind":"break","answer":"server_error"}'>Next answer is a 500</button>
<button data-post="faults" data-body='{"kind":"break","answer":"rate_limit"}'>…a 429</button>
<button data-post="faults" data-body='{"kind":"break","answer":"bad_json"}'>…not JSON</button>
<button data-post="faults/clear" data-body='{}'>Clear</button></div><pre id="faults" tabindex="0" aria-label="Ordered faults"></pre></section>
<section><h2>Webhooks</h2><p id="webhooks"></p><div class="row">
<button data-post="webhooks" data-body='{"held":true}'>Hold</button>
<button data-post="webhooks/release" data-body='{"order":"oldest_first"}'>Release in order</button>
<button data-post="webhooks/release" data-body='{"order":"newest_first"}'>Release backwards</button>
<button data-post="webhooks" data-body='{"copies":2}'>Send each twice</button>
<button data-post="webhooks" data-body='{"copies":1}'>Send each once</button>
<button data-post="webhooks/retry" data-body='{}'>Retry failed now</button></div></section>
<section><h2>Objects</h2><label>Show <select id="kind">${VISIBLE.map(
    (kind) => html`<option${kind === 'event' ? raw(' selected') : ''}>${kind}</option>`,
  )}</select></label><ul class="plain" id="objects"></ul></section>
<section><h2>State</h2><div class="row">
<button data-post="seed" data-body='{}'>Seed plans</button>
<button data-post="reset" data-body='{}' data-confirm="Forget everything in this sandbox?">Reset</button></div></section>
<script>window.sandboxKey = ${raw(JSON.stringify(sandbox.config.secretKey))}</script>
<script src="sandbox/control.js"></script>`;
}
