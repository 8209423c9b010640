export const PAYMENTS_OFF = 'Payments are not open yet';
