import { readKey } from '../../api/requests/auth.ts';
import { moveSandboxClock } from '../../lifecycles/clock/advance.ts';
import { setCustomerDiscount } from '../../objects/discounts/customer-discount.ts';
import { addFault } from '../../objects/faults/add-fault.ts';
import { reset } from '../../objects/seed/reset.ts';
import { seedPrices } from '../../objects/seed/seed.ts';
import {
  type ReleaseOrder,
  releaseHeldWebhooks,
  replayEvent,
  retryDeliveries,
  rollSecret,
  setWebhookMode,
} from '../../objects/webhooks/webhook-controls.ts';
import type { Kind } from '../../store/kinds.ts';
import { KINDS } from '../../store/kinds.ts';
import { getSettings, now } from '../../store/now.ts';
import { SEED_PLANS } from '../../store/options.ts';
import type { Work } from '../../store/work.ts';
import { ApiError, invalidRequest, unauthorized } from '../../wire/errors.ts';
import type { PageContext } from '../shell/page-context.ts';
import type { PageRoute, Visit } from '../shell/router.ts';

type Json = Record<string, unknown>;
type Action = (work: Work, input: Json) => unknown;

/** The control API, authenticated with the secret key. */
export function controlRoutes(context: PageContext): PageRoute[] {
  const actions: Record<string, Action> = {
    clock: (work, input) => {
      moveSandboxClock(work, {
        ...(typeof input.freezeAt === 'number' ? { freezeAt: input.freezeAt } : {}),
        ...(typeof input.advanceSeconds === 'number'
          ? { advanceSeconds: input.advanceSeconds }
          : {}),
        run: input.run === true,
      });
      return describe(work);
    },
    faults: (work, input) => addFault(work, input),
    'faults/clear': (work) => {
      for (const { id } of work.all('fault')) work.remove('fault', id);
      return describe(work);
    },
    webhooks: (work, input) => {
      setWebhookMode(work, input);
      return describe(work);
    },
    'webhooks/release': (work, input) => ({
      released: releaseHeldWebhooks(work, (input.order as ReleaseOrder) ?? 'oldest_first'),
    }),
    'webhooks/replay': (work, input) => ({ queued: replayEvent(work, String(input.event)) }),
    'webhooks/retry': (work) => ({ queued: retryDeliveries(work) }),
    'webhooks/roll-secret': (work, input) => ({
      secret: rollSecret(work, String(input.endpoint), Number(input.overlapSeconds ?? 86_400)),
    }),
    'customers/discount': (work, input) =>
      setCustomerDiscount(work, String(input.customer), String(input.coupon)),
    seed: (work) => {
      seedPrices(work, context.options.seed?.length ? context.options.seed : SEED_PLANS);
      return describe(work);
    },
    reset: (work) => {
      reset(work, context.options);
      return describe(work);
    },
  };
  return [
    get(context, 'state', describe),
    get(context, 'deliveries', (work) => ({ deliveries: work.all('delivery').slice(0, 200) })),
    get(context, 'objects', (work, url) => ({ objects: listObjects(work, url) })),
    ...Object.entries(actions).map(([name, action]) => post(context, name, action)),
  ];
}

function describe(work: Work) {
  const settings = getSettings(work);
  return {
    clock: { now: now(work, null), isFrozen: settings.frozenAt !== null },
    webhooks: {
      held: settings.webhooksHeld,
      copies: settings.webhookCopies,
      waiting:
        work.where('delivery', 'status', 'pending').length +
        work.where('delivery', 'status', 'held').length,
    },
    faults: work.all('fault'),
    counts: Object.fromEntries(KINDS.map((kind) => [kind, work.all(kind).length])),
  };
}

const PRIVATE = new Set<Kind>([
  'idempotency',
  'endpoint_secret',
  'settings',
  'card_profile',
  'debit_profile',
]);

function listObjects(work: Work, url: URL): unknown[] {
  const kind = KINDS.find((known) => known === url.searchParams.get('kind'));
  if (kind === undefined || PRIVATE.has(kind)) throw invalidRequest('No such kind.', 'kind');
  return work.all(kind).slice(0, Number(url.searchParams.get('limit') ?? 100));
}

function get(
  { sandbox }: PageContext,
  name: string,
  look: (work: Work, url: URL) => object,
): PageRoute {
  return {
    method: 'GET',
    pattern: new RegExp(`^/sandbox/api/${name}$`),
    serve: (visit) =>
      respond(sandbox.config.secretKey, visit, () => sandbox.read((work) => look(work, visit.url))),
  };
}

function post({ sandbox }: PageContext, name: string, action: Action): PageRoute {
  return {
    method: 'POST',
    pattern: new RegExp(`^/sandbox/api/${name}$`),
    serve: (visit) =>
      respond(sandbox.config.secretKey, visit, () => {
        const input: Json = visit.body === '' ? {} : JSON.parse(visit.body);
        return sandbox.write((work) => action(work, input));
      }),
  };
}

function respond(key: string, { request, response }: Visit, run: () => unknown): void {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body, null, 2));
  };
  try {
    if (readKey(request.headers.authorization) !== key) {
      throw unauthorized('The control API requires the secret key as a bearer token.');
    }
    send(200, run());
  } catch (error) {
    if (error instanceof ApiError) send(error.status, { error: error.detail });
    else if (error instanceof SyntaxError) send(400, { error: { message: 'Not JSON.' } });
    else throw error;
  }
}
