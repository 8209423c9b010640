/** The default as it would be written in `.env`; undefined if there is none, or none that is always the same. */
export function defaultOf(setting) {
  if (setting.default !== undefined) return String(setting.default);
  // Of a setting without a variable.
  return typeof setting.initial === 'number' ? String(setting.initial) : undefined;
}
