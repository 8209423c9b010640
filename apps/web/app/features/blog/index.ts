export { BlogPostPage } from './post/blog-post-page.tsx';
export { toPost } from './post/load-post.ts';
export { type PostTeaser, teaserOf } from './post.ts';
export { LeadPost } from './teasers/lead-post.tsx';
export { PostRow } from './teasers/post-row.tsx';
