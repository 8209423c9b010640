import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type RunningSandbox, type SandboxOptions, SEED_PLANS, startSandbox } from '../index.ts';
import { checkWire } from './validate.ts';

export interface TestSandbox {
  sandbox: RunningSandbox;
  stripe: Stripe;
  /** Calls the control API. */
  control(path: string, body?: object): Promise<unknown>;
  /** All events so far, oldest first. */
  events(): Promise<Stripe.Event[]>;
}

/** Starts a sandbox for one test, and the official SDK with every response checked. */
export async function startForTest(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox({ seed: SEED_PLANS, webhookRetriesMs: [0, 0, 0], ...options });
  onTestFinished(() => checkEvents(sandbox, options.secretKey).finally(() => sandbox.close()));
  const stripe = connect(sandbox, options.secretKey);
  return {
    sandbox,
    stripe,
    control: (path, body) => control(sandbox, path, body),
    async events() {
      const newestFirst = await stripe.events
        .list({ limit: 100 })
        .autoPagingToArray({ limit: 5000 });
      return newestFirst.reverse();
    },
  };
}

/** Checks every stored event against the SDK's types. */
export async function checkEvents(sandbox: RunningSandbox, key?: string): Promise<void> {
  const { objects } = (await control(
    sandbox,
    'objects?kind=event&limit=100000',
    undefined,
    key,
  )) as {
    objects: unknown[];
  };
  objects.forEach(checkWire);
}

export function connect(
  { host, port }: RunningSandbox,
  key = 'sk_test_sandbox',
  extra: ConstructorParameters<typeof Stripe>[1] = {},
): Stripe {
  const problems: unknown[] = [];
  onTestFinished(() => {
    if (problems.length > 0) throw problems[0];
  });
  return new Stripe(key, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: checkingClient((problem) => problems.push(problem)),
    ...extra,
  });
}

/** The SDK's own HTTP client, which also checks every response against the SDK's types. */
function checkingClient(onProblem: (problem: unknown) => void): Stripe.HttpClient {
  const inner = Stripe.createNodeHttpClient();
  const { makeRequest } = inner;
  inner.makeRequest = async (...args) => {
    const response = await makeRequest.apply(inner, args);
    const { toJSON } = response;
    response.toJSON = async () => {
      const body = await toJSON.call(response);
      try {
        checkWire(structuredClone(body));
      } catch (problem) {
        onProblem(problem);
      }
      return body;
    };
    return response;
  };
  return inner;
}

async function control(
  sandbox: RunningSandbox,
  path: string,
  body?: object,
  key = 'sk_test_sandbox',
): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/sandbox/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  if (!response.ok)
    throw new Error(`The control API returned ${response.status}: ${JSON.stringify(json)}`);
  return json;
}
