/** In the format of a `.env` file, so that it can be used as one. */
export const formatSettings = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join('');

const quoted = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`);
