export { type Area, areaNames, areas } from './areas.ts';
export { documentMeta } from './document-meta.ts';
export { loadDocument } from './load-document.ts';
