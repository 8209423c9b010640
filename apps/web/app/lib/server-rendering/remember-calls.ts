import type { CallOutput } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

/** Makes each call once, so that everything rendered from it agrees. */
export function rememberCalls(client: Client): Client {
  const results = new Map<string, Promise<unknown>>();
  return (call, ...args) => {
    const key = JSON.stringify([call.method, call.path, args[0]]);
    const result = results.get(key) ?? client(call, ...args);
    results.set(key, result);
    return result as Promise<CallOutput<typeof call>>;
  };
}
