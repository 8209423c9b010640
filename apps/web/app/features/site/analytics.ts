const SOURCE = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disable: `ga-disable-${string}`]: boolean;
  }
}

/** Call only after consent. Idempotent. */
export function startAnalytics(id: string): void {
  window[`ga-disable-${id}`] = false;
  if (window.dataLayer) return;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  function gtag(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script recognises commands by the arguments object
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Disables analytics and deletes its cookies. */
export function stopAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true;
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', ...withParents(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
}

/** All domains that may carry the cookies, because scripts cannot read a cookie's domain. */
function withParents(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}
