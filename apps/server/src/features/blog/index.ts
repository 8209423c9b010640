export { authors } from './collections/authors.ts';
export { blogPosts } from './collections/blog-posts.ts';
export { categories } from './collections/categories.ts';
export { blogCollections, blogFeature } from './feature.ts';
export { postsFiledUnder } from './posts-filed-under.ts';
export { readBlogPostDraft } from './read-blog-post-draft.ts';
