import type { VotesContext } from '../context.ts';

/** The same site at another time. */
export function atTime(context: VotesContext, time: string): VotesContext {
  const { content } = context;
  return {
    ...context,
    content: {
      ...content,
      clock: () => new Date(time),
      store: { ...content.store, now: () => time },
      // Pages are dropped once everything is added.
      changed: () => {},
    },
    readTime: async () => time,
  };
}
