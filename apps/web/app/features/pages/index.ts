export { Locked } from './members-page.tsx';
export { toPageContent } from './page-content.ts';
export { PageView } from './page-view.tsx';
