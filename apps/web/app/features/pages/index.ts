export { Locked } from './locked.tsx';
export { PageView } from './page-view.tsx';
export { useUnlocked } from './use-unlocked.ts';
