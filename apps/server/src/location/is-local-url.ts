/**
 * Whether nobody but this machine can reach the URL. The sandbox and the development pages depend on it, so it only trusts
 * names that always mean this machine (RFC 6761): `.test` is reserved too, but resolves to whatever a network says.
 */
export const isLocalUrl = (url: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
