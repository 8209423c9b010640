/** Where the content of an old address stands now, if the failed call says so. */
export function movedTo(error: Error): string | undefined {
  const { details } = error as { details?: Record<string, unknown> };
  return typeof details?.movedTo === 'string' ? details.movedTo : undefined;
}
