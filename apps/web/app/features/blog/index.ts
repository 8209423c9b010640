export { BlogPostPage } from './post/blog-post-page.tsx';
export { type PostTeaser, teaserOf, toPost } from './post.ts';
export { LeadPost } from './teasers/lead-post.tsx';
export { PostRow } from './teasers/post-row.tsx';
