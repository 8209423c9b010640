const TOLERANCE_SECONDS = 300;

/**
 * Checks the form of a `Stripe-Signature` header (`t=1700000000,v1=…`) before the SDK verifies it: the
 * SDK throws a general error for a malformed signature, and accepts timestamps in the future.
 */
export function isPlausibleSignature(header: string, now: number): boolean {
  const items = header.split(',').map((item) => item.split('='));
  const valuesOf = (name: string) =>
    items.filter(([key]) => key === name).map(([, value]) => value);
  const [signedAt, ...more] = valuesOf('t');
  return (
    more.length === 0 &&
    /^\d{1,12}$/.test(signedAt ?? '') &&
    Number(signedAt) < now / 1000 + TOLERANCE_SECONDS &&
    valuesOf('v1').every((signature) => /^[0-9a-f]{64}$/.test(signature ?? ''))
  );
}
