/** What the doctor says of one part. */
export interface Finding {
  part: string;
  state: 'ok' | 'look' | 'broken';
  says: string;
  /** What to do, where something is to be done. */
  mend?: string;
}

export const ok = (part: string, says: string): Finding => ({ part, state: 'ok', says });
export const look = (part: string, says: string, mend: string): Finding => ({
  part,
  state: 'look',
  says,
  mend,
});
export const broken = (part: string, says: string, mend?: string): Finding => ({
  part,
  state: 'broken',
  says,
  mend,
});
