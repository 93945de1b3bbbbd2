/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** A number as the table shows it: whole from ten on, one digit below. */
export function show(number: number): string {
  if (!Number.isFinite(number)) return '–';
  if (Number.isInteger(number)) return number.toLocaleString('en');
  const digits = Math.abs(number) >= 10 ? 0 : Math.abs(number) >= 1 ? 1 : 3;
  return number.toLocaleString('en', { maximumFractionDigits: digits });
}

/** From the smallest to the largest round; nothing where there was one. */
export function range(rounds: readonly number[]): string {
  return rounds.length < 2 ? '' : `${show(Math.min(...rounds))}–${show(Math.max(...rounds))}`;
}
