export {
  issueGifts,
  listGifts,
  MAX_GIFTS_ISSUED,
  type ManagedGift,
  type NewGifts,
  revokeGift,
} from './manage-gifts.ts';
