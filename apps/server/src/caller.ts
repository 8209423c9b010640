/** Who makes a request. Access rules take this and nothing of HTTP. */
export type Caller =
  | { readonly role: 'visitor' }
  | { readonly role: 'member' | 'editor'; readonly userId: number; readonly sessionId: string };

export const visitor: Caller = Object.freeze({ role: 'visitor' });
