export { authors } from './collections/authors.ts';
export { categories } from './collections/categories.ts';
export { blogCollections, blogFeature } from './feature.ts';
