/** Letters that another name must begin with, too, before a name is shortened to where they differ. */
const ALIKE = 10;

/** Returns how many letters two names begin with in common. */
function common(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/**
 * Returns a name for a place that shows only its beginning: where another of `names` begins alike, from the word in which
 * they differ, after "…". "Album (bride’s side)" beside "Album (groom’s side)" becomes "…bride’s side)".
 */
export function shortName(name: string, names: readonly string[]): string {
  const same = Math.max(0, ...names.filter((other) => other !== name).map((other) => common(name, other)));
  if (same < ALIKE || same === name.length) return name;
  const begin = name.slice(0, same).search(/[^\s(–-]*$/);
  return `…${name.slice(begin)}`;
}
