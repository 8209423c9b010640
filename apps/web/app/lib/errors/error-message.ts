/** What went wrong, in words for the person who did it. */
export function errorMessage(error: unknown, fallback = 'An unexpected error occurred'): string {
  return error instanceof Error && error.message.trim() ? error.message : fallback;
}
