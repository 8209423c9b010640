/** Encodes nested values as `a[b][c]=d` and skips undefined ones. */
export function addFields(form: URLSearchParams, prefix: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    form.append(prefix, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    addFields(form, prefix === '' ? key : `${prefix}[${key}]`, inner);
  }
}
