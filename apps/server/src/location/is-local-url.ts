/**
 * Whether only this machine can reach the URL. The domains `.localhost` and `.test` are reserved for that
 * (RFC 6761).
 */
export const isLocalUrl = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost|.+\.test)$/.test(new URL(url).hostname);
