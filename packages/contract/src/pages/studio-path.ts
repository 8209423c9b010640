/** The path of the studio, which has its own routes below it. */
export const studioPath = '/studio';
