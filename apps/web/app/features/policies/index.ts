export { type Area, areaNames, areas } from './areas.ts';
export { areaMeta } from './document-meta.ts';
export { loadArea } from './load-document.ts';
export { MoreInArea } from './more-in-area.tsx';
