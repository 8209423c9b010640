/** How high a column is, from 0 to 1. */
export const shareOf = (amount: number, largest: number): number =>
  largest > 0 ? amount / largest : 0;
