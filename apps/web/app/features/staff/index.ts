export { StaffSection } from './staff-section.tsx';
