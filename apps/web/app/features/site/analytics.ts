const SOURCE = 'https://www.googletagmanager.com/gtag/js';

type WithAnalytics = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const page = () => window as unknown as WithAnalytics;

/** Only after consent. A second call changes nothing. */
export function startAnalytics(id: string): void {
  page()[`ga-disable-${id}`] = false;
  if (page().dataLayer) return;
  const queue: unknown[] = [];
  page().dataLayer = queue;
  function gtag(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script tells commands from data by this very object
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Consent refused or withdrawn: nothing more is sent, and what was set is deleted. */
export function stopAnalytics(id: string): void {
  page()[`ga-disable-${id}`] = true;
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', ...withParents(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
}

/** The script sets its cookies as high up as the browser lets it; which domain that was cannot be read. */
function withParents(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}
