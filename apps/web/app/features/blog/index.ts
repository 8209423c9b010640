export { type PostTeaser, teaserOf } from './post.ts';
export { LeadPost } from './teasers/lead-post.tsx';
export { PostRow } from './teasers/post-row.tsx';
