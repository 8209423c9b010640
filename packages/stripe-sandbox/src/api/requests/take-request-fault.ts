import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { spendFault } from '../../objects/faults/take-payment-fault.ts';
import { type RequestFault, strikes } from '../../store/fault.ts';

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
