/** Where the staff's app is. It has routes of its own below this path. */
export const studioPath = '/studio';
