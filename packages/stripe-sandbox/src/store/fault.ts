/** A simulated failure. It applies to the next `times` matching requests or payments. */
export type Fault = { id: string; times: number } & (
  | { kind: 'fail_payment'; declineCode: string; customer: string | null }
  | { kind: 'delay'; match: string; ms: number }
  | { kind: 'drop'; match: string; when: 'before' | 'after' }
  | {
      kind: 'break';
      match: string;
      response: 'server_error' | 'rate_limit' | 'not_permitted' | 'bad_json' | 'cut_short';
    }
);

export type RequestFault = Extract<Fault, { match: string }>;

/** `match` is a method and a path prefix, such as `POST /v1/subscriptions`; `*` matches every API request. */
export function matchesRequest(fault: Fault, method: string, path: string): fault is RequestFault {
  if (!('match' in fault)) return false;
  if (fault.match === '*') return true;
  const [wantedMethod, wantedPath = ''] = fault.match.split(' ');
  return wantedMethod === method && path.startsWith(wantedPath);
}
