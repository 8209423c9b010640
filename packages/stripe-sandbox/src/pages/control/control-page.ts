import { readKey } from '../../api/requests/auth.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { KINDS } from '../../store/kinds.ts';
import { sendScript } from '../shell/browser-script.ts';
import { type Html, html, raw, redirect, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import type { PageContext } from '../shell/page-context.ts';
import { type PageRoute, sendNotFound } from '../shell/router.ts';

/** The control API as a page. It contains the secret key, because other origins cannot read it. */
export function controlPageRoutes({ sandbox, options }: PageContext): PageRoute[] {
  const { secretKey } = sandbox.config;
  return [
    { method: 'GET', pattern: /^\/$/, serve: ({ response }) => redirect(response, 'sandbox') },
    {
      method: 'GET',
      pattern: /^\/sandbox$/,
      serve({ request, response }) {
        const isRefused =
          options.protectControlPage && readKey(request.headers.authorization) !== secretKey;
        if (isRefused) sendNotFound(response);
        else sendHtml(response, page('Sandbox control', view(sandbox), { isWide: true }));
      },
    },
    {
      method: 'GET',
      pattern: /^\/sandbox\/control\.js$/,
      serve: (visit) => sendScript(visit, 'control'),
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
<button data-post="clock" data-body='{"run":true}'>Unfreeze</button></div></section>
<section><h2>Faults</h2><div class="row">
<button data-post="faults" data-body='{"kind":"fail_payment"}'>Decline next payment</button>
<button data-post="faults" data-body='{"kind":"fail_payment","declineCode":"insufficient_funds"}'>Decline: insufficient funds</button>
<button data-post="faults" data-body='{"kind":"delay","ms":5000}'>Delay next response by 5 s</button>
<button data-post="faults" data-body='{"kind":"drop","when":"before"}'>Drop next request</button>
<button data-post="faults" data-body='{"kind":"drop","when":"after","match":"POST /v1/"}'>Drop response of next change</button>
<button data-post="faults" data-body='{"kind":"break","response":"server_error"}'>Next response: 500</button>
<button data-post="faults" data-body='{"kind":"break","response":"rate_limit"}'>Next response: 429</button>
<button data-post="faults" data-body='{"kind":"break","response":"bad_json"}'>Next response: invalid JSON</button>
<button data-post="faults/clear" data-body='{}'>Clear</button></div><pre id="faults" tabindex="0" aria-label="Active faults"></pre></section>
<section><h2>Webhooks</h2><p id="webhooks"></p><div class="row">
<button data-post="webhooks" data-body='{"held":true}'>Hold</button>
<button data-post="webhooks/release" data-body='{"order":"oldest_first"}'>Release in order</button>
<button data-post="webhooks/release" data-body='{"order":"newest_first"}'>Release in reverse</button>
<button data-post="webhooks" data-body='{"copies":2}'>Send each twice</button>
<button data-post="webhooks" data-body='{"copies":1}'>Send each once</button>
<button data-post="webhooks/retry" data-body='{}'>Retry failed now</button></div></section>
<section><h2>Objects</h2><label>Show <select id="kind">${VISIBLE.map(
    (kind) => html`<option${kind === 'event' ? raw(' selected') : ''}>${kind}</option>`,
  )}</select></label><ul class="plain" id="objects"></ul></section>
<section><h2>State</h2><div class="row">
<button data-post="seed" data-body='{}'>Seed plans</button>
<button data-post="reset" data-body='{}' data-confirm="Delete everything in this sandbox?">Reset</button></div></section>
<script>window.sandboxKey = ${raw(JSON.stringify(sandbox.config.secretKey))}</script>
<script src="sandbox/control.js"></script>`;
}
