import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { KINDS } from '../../store/kinds.ts';

/** Everything that is on record, with ids replaced by the order in which they first appear. */
export function ledgerOf(sandbox: Sandbox): string {
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
    .replace(/\b[a-z]+_[0-9A-Za-z]{12,}(_secret_\w+)?/g, rename);
}
