import type Stripe from 'stripe';

/** Merges a metadata parameter: an empty value removes its key, an empty parameter removes all. */
export function mergeMetadata(
  current: Stripe.Metadata | null,
  change: Record<string, string> | undefined,
): Stripe.Metadata {
  if (change === undefined) return { ...current };
  if ('' in change) return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
