export { ImportCounts, useCollectionName } from './job/import-counts.tsx';
export { RemarkList } from './job/remark-list.tsx';
