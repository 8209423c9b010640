export { LeadPost } from './lead-post.tsx';
export type { PostTeaser } from './post.ts';
export { PostRow } from './post-row.tsx';
