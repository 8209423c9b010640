export { MemberNewsletters } from './member-newsletters.tsx';
