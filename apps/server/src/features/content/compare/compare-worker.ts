import { limitedWork } from '../../../concurrency/limited-work.ts';
import { compareTexts } from './compare-texts.ts';

export default limitedWork(compareTexts);
