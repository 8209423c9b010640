export { ConsentProvider, useReopenConsent } from './consent.tsx';
