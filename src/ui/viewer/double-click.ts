/** Two clicks within this time, ms, are one double click: it enlarges, and the second does not go back. */
export const DOUBLE_CLICK_MS = 400;
