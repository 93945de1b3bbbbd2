/** Returns the rendered width of a text. */
export type Measure = (text: string) => number;

const MORE = '…';

/** Returns the longest prefix of a text within a width, at least one character. */
function beginning(text: string, width: number, measure: Measure): string {
  let [fits, not] = [1, text.length + 1];
  while (not - fits > 1) {
    const half = (fits + not) >> 1;
    if (measure(text.slice(0, half)) <= width) fits = half;
    else not = half;
  }
  return text.slice(0, fits);
}

/** Shortens a file name in its middle to fit a width: number and extension stay. */
export function shortName(name: string, width: number, measure: Measure): string {
  if (measure(name) <= width) return name;
  const end = name.slice(-Math.min(10, name.length >> 1));
  return `${beginning(name.slice(0, -end.length), width - measure(MORE + end), measure)}${MORE}${end}`;
}

/** Wraps a text at spaces into at most `most` lines of a width; the last one ends with `…` if text is left over. */
export function inLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let left = text.trim().replace(/\s+/g, ' ');
  while (left) {
    if (measure(left) <= width) return [...lines, left];
    if (lines.length === most - 1)
      return [...lines, `${beginning(left, width - measure(MORE), measure).trimEnd()}${MORE}`];
    const fits = beginning(left, width, measure);
    const space = left[fits.length] === ' ' ? fits.length : fits.lastIndexOf(' ');
    const line = space > 0 ? left.slice(0, space) : fits;
    lines.push(line);
    left = left.slice(line.length).trimStart();
  }
  return lines;
}
