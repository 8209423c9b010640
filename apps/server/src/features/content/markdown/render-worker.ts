import { limitedWork } from '../../../concurrency/limited-work.ts';
import { attemptRendering } from './attempt-rendering.ts';

export default limitedWork(attemptRendering);
