interface EmbeddedOptions {
  clientSecret?: string;
  fetchClientSecret?: () => Promise<string>;
  onComplete?: () => void;
}

/** Shows the checkout page of a session in a frame, and redirects or reports when it is complete. */
export async function makeEmbeddedCheckout(checkoutBase: string, options: EmbeddedOptions) {
  const secret = options.clientSecret ?? (await options.fetchClientSecret?.());
  if (!secret) throw new Error('Pass a clientSecret or fetchClientSecret.');
  const [id = '', token = ''] = secret.split('_secret_');
  let embedded: HTMLIFrameElement | undefined;

  const onMessage = (event: MessageEvent) => {
    const message = event.data as { type?: string; returnUrl?: string | null } | null;
    if (event.source !== embedded?.contentWindow) return;
    if (message?.type !== 'stripe-sandbox:checkout-complete') return;
    if (message.returnUrl) window.location.assign(message.returnUrl);
    else options.onComplete?.();
  };

  const checkout = {
    mount(where: string | HTMLElement) {
      const parent = typeof where === 'string' ? document.querySelector(where) : where;
      if (parent === null)
        throw new Error(`The selector you specified (${where}) applies to no DOM elements.`);
      checkout.unmount();
      embedded = document.createElement('iframe');
      embedded.title = 'Checkout';
      embedded.src = `${checkoutBase}/checkout/${id}/${token}`;
      embedded.style.cssText = 'border:0;display:block;width:100%;height:640px';
      window.addEventListener('message', onMessage);
      parent.replaceChildren(embedded);
    },
    unmount() {
      window.removeEventListener('message', onMessage);
      embedded?.remove();
      embedded = undefined;
    },
    destroy: () => checkout.unmount(),
  };
  return checkout;
}
