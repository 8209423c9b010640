export { formatMoney } from '@rostra/contract';
