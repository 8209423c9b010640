import type { FrameOptions, FromFrame, ToFrame } from '../protocol.ts';

import { frameTexts } from './frame-texts.ts';

type Listener = (event: object) => void;
export type Reply = Extract<FromFrame, { type: 'reply' }>;

interface InitialOptions extends Omit<FrameOptions, 'methods'> {
  methods: Promise<FrameOptions['methods']>;
}

/** An element: an iframe served by the sandbox, so that the page never sees a card number or IBAN. */
export function makeElement(
  base: string,
  elementType: 'payment' | 'card',
  initial: InitialOptions,
  onDestroy: () => void,
) {
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, (reply: Reply) => void>();
  let options: FrameOptions = { ...initial, methods: ['card'] };
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let lastId = 0;

  const emit = (name: string, detail: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType, ...detail });
  };
  const send = (message: ToFrame) => port?.postMessage(message);

  function receive(message: FromFrame): void {
    if (message.type === 'reply') {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.type === 'height') {
      if (frame) frame.style.height = `${message.px}px`;
    } else if (message.type === 'change') {
      const { type: _, method, ...change } = message;
      emit('change', { ...change, collapsed: false, value: { type: method } });
    } else {
      emit(message.type);
    }
  }

  async function connect(target: HTMLIFrameElement): Promise<void> {
    options = { ...options, methods: await initial.methods };
    if (frame !== target) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event: MessageEvent<FromFrame>) => receive(event.data);
    target.contentWindow?.postMessage(
      { type: 'stripe-sandbox:open', options },
      new URL(base).origin,
      [channel.port2],
    );
  }

  const ask = (type: 'validate' | 'tokenize', billingDetails?: Record<string, unknown>) =>
    new Promise<Reply>((resolve) => {
      if (port === undefined) {
        const message = 'The element is not mounted.';
        resolve({
          type: 'reply',
          id: 0,
          method: 'card',
          error: { type: 'invalid_request_error', message },
        });
        return;
      }
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ type, id: lastId, ...(billingDetails ? { billingDetails } : {}) });
    });

  const element = {
    mount(where: string | HTMLElement) {
      const parent = typeof where === 'string' ? document.querySelector(where) : where;
      if (parent === null)
        throw new Error(`The selector you specified (${where}) applies to no DOM elements.`);
      element.unmount();
      const mounted = document.createElement('iframe');
      mounted.title = frameTexts(options.locale).frame;
      mounted.src = `${base}/elements/frame?locale=${encodeURIComponent(options.locale)}`;
      // Larger than its container by the width of the focus ring, so that the fields align with the page.
      mounted.style.cssText =
        'border:0;display:block;margin:-4px;width:calc(100% + 8px);height:0;color-scheme:auto;background:transparent;transition:height .15s ease-out';
      mounted.addEventListener('load', () => void connect(mounted));
      mounted.addEventListener('error', () =>
        emit('loaderror', {
          error: { type: 'api_error', message: 'The element could not be loaded.' },
        }),
      );
      frame = mounted;
      parent.replaceChildren(mounted);
      return element;
    },
    unmount() {
      port?.close();
      port = undefined;
      frame?.remove();
      frame = undefined;
      return element;
    },
    destroy() {
      element.unmount();
      listeners.clear();
      onDestroy();
    },
    update(change: { disabled?: boolean; appearance?: FrameOptions['appearance'] }) {
      options = { ...options, ...change };
      send({ type: 'options', options });
      return element;
    },
    on(name: string, listener: Listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return element;
    },
    once(name: string, listener: Listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
    focus: () => send({ type: 'focus' }),
    blur: () => send({ type: 'blur' }),
    clear: () => send({ type: 'clear' }),
    collapse: () => element,
    /** Used by stripe.js itself. */
    _validate: () => ask('validate'),
    _tokenize: (billingDetails?: Record<string, unknown>) => ask('tokenize', billingDetails),
  };
  return element;
}

export type SandboxElement = ReturnType<typeof makeElement>;
