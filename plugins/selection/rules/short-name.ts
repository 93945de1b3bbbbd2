/** Letters that another name must begin with, too, before a name is shortened to where they differ. */
const ALIKE = 10;

/**
 * Returns a name for a place that shows only its beginning: where another of `names` begins alike, from the word in which
 * they differ, after "…". "Album (bride’s side)" beside "Album (groom’s side)" becomes "…bride’s side)".
 */
export function shortName(name: string, names: readonly string[]): string {
  let same = 0;
  for (const other of names)
    if (other !== name) while (same < name.length && other.startsWith(name.slice(0, same + 1))) same++;
  return same < ALIKE || same === name.length
    ? name
    : `…${name.slice(name.slice(0, same).search(/[^\s(–-]*$/))}`;
}
