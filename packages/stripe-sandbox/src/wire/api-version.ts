/** The one API version the sandbox implements: that of the SDK it is tested with. */
export const API_VERSION = '2026-10-28.endive';
