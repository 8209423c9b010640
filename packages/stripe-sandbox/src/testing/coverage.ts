import type { Route } from '../api/requests/route.ts';
import type { Param } from '../wire/params.ts';

/** The table of supported calls and parameters in the README, by resource. */
export function describeCoverage(routes: readonly Route[]): string {
  const resources = new Map<string, Route[]>();
  for (const route of routes) {
    const resource = resourceOf(route.pattern);
    resources.set(resource, [...(resources.get(resource) ?? []), route]);
  }
  return [...resources]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([resource, list]) => `#### ${resource}\n\n${tableOf(list)}\n`)
    .join('\n');
}

function resourceOf(pattern: string): string {
  const parts = pattern.split('/').slice(2);
  if (parts[0] === 'customers' && parts[2] !== undefined) return `customers/${parts[2]}`;
  const hasTwoParts = ['billing_portal', 'checkout', 'radar', 'test_helpers'].includes(
    parts[0] ?? '',
  );
  return parts.slice(0, hasTwoParts ? 2 : 1).join('/');
}

function tableOf(routes: Route[]): string {
  const rows = routes.map(({ method, pattern, params }) => {
    const names = namesOf(params).map((name) => `\`${name}\``);
    return `| \`${method} ${pattern}\` | ${names.join(', ')} |`;
  });
  return ['| call | parameters |', '|---|---|', ...rows].join('\n');
}

function namesOf(params: Param<unknown>, at = ''): string[] {
  return Object.entries(params.fields ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => {
      const name = at === '' ? key : `${at}.${key}`;
      const nested = namesOf(inner, name);
      return nested.length === 0 ? [name] : nested;
    });
}
