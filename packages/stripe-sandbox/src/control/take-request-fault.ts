import type { Sandbox } from '../sandbox.ts';
import { type RequestFault, strikes } from './fault.ts';
import { spendFault } from './take-payment-fault.ts';

/** The oldest fault that this request runs into, used up by one. */
export function takeRequestFault(
  sandbox: Sandbox,
  method: string,
  path: string,
): RequestFault | undefined {
  const found = sandbox.read((work) =>
    work
      .all('fault')
      .reverse()
      .find((fault): fault is RequestFault => strikes(fault, method, path)),
  );
  if (found !== undefined) sandbox.write((work) => spendFault(work, found));
  return found;
}
