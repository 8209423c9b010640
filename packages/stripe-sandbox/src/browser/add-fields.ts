/** Writes nested values as `a[b][c]=d`, leaving out what is not there. */
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
