const SHORTEST_MS = 2_000;
/** A hundred thousand characters of an article take about 200 ms. */
const PER_CHARACTER_MS = 0.01;

/** CPU time, many times what an article of this length takes. */
export const maxRenderMs = (length: number): number => SHORTEST_MS + PER_CHARACTER_MS * length;
