export { emailConfirmationFeature } from './feature.ts';
