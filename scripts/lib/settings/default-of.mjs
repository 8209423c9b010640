/** The default as it would be written in `.env`; undefined if there is none, or none that is always the same. */
export const defaultOf = (setting) =>
  setting.default === undefined ? undefined : String(setting.default);
