/** The new slug of renamed content, if the error names one. */
export function movedTo(error: Error): string | undefined {
  const { details } = error as { details?: Record<string, unknown> };
  return typeof details?.movedTo === 'string' ? details.movedTo : undefined;
}
