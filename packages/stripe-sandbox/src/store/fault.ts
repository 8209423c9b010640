/** A trouble that was asked for. Each strikes `times` matching requests or payments and is then gone. */
export type Fault = { id: string; times: number } & (
  | { kind: 'fail_payment'; declineCode: string; customer: string | null }
  | { kind: 'delay'; match: string; ms: number }
  | { kind: 'drop'; match: string; when: 'before' | 'after' }
  | {
      kind: 'break';
      match: string;
      answer: 'server_error' | 'rate_limit' | 'bad_json' | 'cut_short';
    }
);

export type RequestFault = Extract<Fault, { match: string }>;

/** `match` is a method and a path start, such as `POST /v1/subscriptions`; `*` is any request of the API. */
export function strikes(fault: Fault, method: string, path: string): fault is RequestFault {
  if (!('match' in fault)) return false;
  if (fault.match === '*') return true;
  const [wantedMethod, wantedPath = ''] = fault.match.split(' ');
  return wantedMethod === method && path.startsWith(wantedPath);
}
