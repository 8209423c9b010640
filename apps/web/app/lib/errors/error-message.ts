/** A message that can be shown to the user. */
export function errorMessage(error: unknown, fallback = 'An unexpected error occurred'): string {
  return error instanceof Error && error.message.trim() ? error.message : fallback;
}
