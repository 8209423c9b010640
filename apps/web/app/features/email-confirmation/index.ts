export { ConfirmAddressNotice } from './confirm-address-notice.tsx';
