import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { KINDS } from '../../store/kinds.ts';

/** All stored rows, with ids replaced by the order of their first appearance. */
export function dumpState(sandbox: Sandbox): string {
  const dump = sandbox.read((work) =>
    KINDS.filter(
      (kind) => kind !== 'settings' && kind !== 'test_clock' && kind !== 'portal_configuration',
    ).map((kind) => [kind, work.all(kind).reverse()]),
  );
  const names = new Map<string, string>();
  const rename = (found: string): string => {
    const known = names.get(found) ?? `#${names.size}`;
    names.set(found, known);
    return known;
  };
  return JSON.stringify(dump, null, 1)
    .replace(
      /"(authorization_code|fingerprint|invoice_prefix|transaction_id)": "[^"]*"/g,
      '"$1": "*"',
    )
    .replace(/"number": "\w+-/g, '"number": "*-')
    .replace(/http:\/\/sandbox\/invoice\/\w+\/\w+/g, 'http://sandbox/invoice')
    .replace(/\b[a-z]+(_[a-z]+)?_[0-9A-Za-z]{12,}(_secret_\w+)?/g, rename);
}
