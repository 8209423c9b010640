import type { Pagination } from '../read-query.ts';

export const sizeOf = (pagination: Pagination): number =>
  pagination.kind === 'offset' ? pagination.limit : pagination.pageSize;

export const offsetOf = (pagination: Pagination): number =>
  pagination.kind === 'offset' ? pagination.start : (pagination.page - 1) * pagination.pageSize;
