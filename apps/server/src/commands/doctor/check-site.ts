import type { Env } from '../../env.ts';
import { isLocalUrl } from '../../location/is-local-url.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

const TIMEOUT_MS = 10_000;
const MAX_DIFFERENCE_MS = 30_000;

const ask = (env: Env) =>
  fetch(`${env.SITE_URL}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });

/** Whether visitors reach the site under its public URL. */
export async function checkSite(env: Env): Promise<Finding> {
  try {
    const { status } = await ask(env);
    if (status === 200) return ok(`${env.SITE_URL} responds and is ready`);
    return failed(
      `${env.SITE_URL}/readyz responds with ${status}`,
      status === 503
        ? 'The database is unavailable or the disk is full; see the other lines.'
        : 'Check SITE_URL and the proxy in front of the site.',
    );
  } catch (error) {
    const what = `${env.SITE_URL} cannot be reached (${reasonOf(error)})`;
    return isLocalUrl(env.SITE_URL)
      ? warning(what, 'Start the site, if it should be running.')
      : failed(what, 'Check SITE_URL, DNS, the firewall and the proxy in front of the site.');
  }
}

/** A wrong clock breaks sessions, one-time passwords and the signatures of webhooks. */
export async function checkClock(env: Env, now: () => Date): Promise<Finding> {
  const response = await ask(env).catch(() => undefined);
  const theirs = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) {
    return warning('there is no other clock to compare with', 'Use NTP on this machine.');
  }
  const difference = Math.abs(now().getTime() - theirs);
  return difference <= MAX_DIFFERENCE_MS
    ? ok('agrees with the site')
    : failed(
        `differs from the site by ${Math.round(difference / 1000)} seconds`,
        'Synchronise the clocks of all machines with NTP.',
      );
}
