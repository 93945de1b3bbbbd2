/** The options of the command line. */
export interface Options {
  quick: boolean;
  /** Uses the kept data of the last run, and keeps them again. */
  keep: boolean;
  /** Ids of the requested row groups. */
  rows: string[];
}

/** Reads `--quick`, `--keep` and the names of rows; none means all. Throws on an unknown name. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const quick = args.includes('--quick');
  const keep = args.includes('--keep');
  const named = args.filter((arg) => arg !== '--quick' && arg !== '--keep');
  const strange = named.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new Error(`There is no row "${strange.join('", "')}": say ${known.join(', ')}, --quick or --keep.`);
  return { quick, keep, rows: named.length > 0 ? named : [...known] };
}
