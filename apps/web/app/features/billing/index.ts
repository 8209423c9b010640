export { graceOf } from './account/grace.ts';
