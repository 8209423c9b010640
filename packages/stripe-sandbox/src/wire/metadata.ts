import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';

const MAX_KEYS = 50;

/** Merges a metadata parameter: an empty value removes its key, an empty parameter removes all. */
export function mergeMetadata(
  current: Stripe.Metadata | null,
  change: Record<string, string> | undefined,
): Stripe.Metadata {
  if (change === undefined) return { ...current };
  if ('' in change) return {};
  const merged = { ...current, ...change };
  const kept = Object.entries(merged).filter(([, value]) => value !== '');
  if (kept.length > MAX_KEYS) {
    throw invalidRequest(`Metadata can have at most ${MAX_KEYS} keys.`, 'metadata');
  }
  return Object.fromEntries(kept);
}
