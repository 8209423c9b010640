export { LeadPost } from './lead-post.tsx';
export { type PostTeaser, teaserOf } from './post.ts';
export { PostRow } from './post-row.tsx';
