export interface State {
  clock: { now: number; isFrozen: boolean };
  webhooks: { held: boolean; copies: number; waiting: number };
  faults: object[];
  counts: Record<string, number>;
}

declare global {
  interface Window {
    sandboxKey: string;
  }
}

const key = window.sandboxKey;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const kindPicker = byId('kind') as HTMLSelectElement;

async function callControl(path: string, body?: string): Promise<unknown> {
  const response = await fetch(`sandbox/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(json.error?.message ?? 'The sandbox refused.');
  return json;
}

async function refresh(): Promise<void> {
  const state = (await callControl('state')) as State;
  const time = new Date(state.clock.now * 1000).toISOString().replace('T', ' ').slice(0, 19);
  byId('clock').textContent = `${time} UTC, ${state.clock.isFrozen ? 'frozen' : 'running'}`;
  byId('webhooks').textContent =
    `${state.webhooks.held ? 'Held back' : 'Sent at once'}, ${state.webhooks.copies} time(s) each; ${state.webhooks.waiting} waiting.`;
  byId('faults').textContent =
    state.faults.map((fault) => JSON.stringify(fault)).join('\n') || 'None ordered.';
  await showObjects();
}

async function showObjects(): Promise<void> {
  const { objects } = (await callControl(`objects?limit=50&kind=${kindPicker.value}`)) as {
    objects: { id: string; type?: string; status?: string }[];
  };
  const list = byId('objects');
  list.replaceChildren(
    ...objects.map((object) => {
      const row = document.createElement('li');
      const details = document.createElement('details');
      const summary = document.createElement('summary');
      summary.textContent = [object.id, object.type, object.status].filter(Boolean).join(' · ');
      const pre = document.createElement('pre');
      pre.tabIndex = 0;
      pre.textContent = JSON.stringify(object, null, 2);
      details.append(summary, pre);
      row.append(details);
      if (object.id.startsWith('evt_')) row.append(replayButton(object.id));
      return row;
    }),
  );
}

function replayButton(id: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Send again';
  button.setAttribute('aria-label', `Send again: ${id}`);
  button.addEventListener(
    'click',
    () => void act('webhooks/replay', JSON.stringify({ event: id })),
  );
  return button;
}

async function act(path: string, body: string): Promise<void> {
  try {
    await callControl(path, body);
    byId('status').textContent = `Done: ${path}`;
    await refresh();
  } catch (error) {
    byId('status').textContent = error instanceof Error ? error.message : 'Failed.';
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-post]')) {
  button.addEventListener('click', () => {
    const { post = '', body = '{}', confirm } = button.dataset;
    if (confirm === undefined || window.confirm(confirm)) void act(post, body);
  });
}
byId('freeze').addEventListener('click', async () => {
  const { clock } = (await callControl('state')) as State;
  await act('clock', JSON.stringify({ freezeAt: clock.now }));
});
kindPicker.addEventListener('change', () => void showObjects());
void refresh().then(() => {
  byId('status').textContent = 'Ready.';
});
