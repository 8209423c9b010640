import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { spendFault } from '../../objects/faults/take-payment-fault.ts';
import { matchesRequest, type RequestFault } from '../../store/fault.ts';

/** Consumes the oldest fault that matches this request, if any. */
export function takeRequestFault(
  sandbox: Sandbox,
  method: string,
  path: string,
): RequestFault | undefined {
  const found = sandbox.read((work) =>
    work
      .all('fault')
      .reverse()
      .find((fault): fault is RequestFault => matchesRequest(fault, method, path)),
  );
  if (found !== undefined) sandbox.write((work) => spendFault(work, found));
  return found;
}
