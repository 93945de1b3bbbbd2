/** A photograph an edit may belong to. */
export interface Proof {
  id: string;
  gallery: string;
  name: string;
  /** Length of its file, where it is known. */
  bytes?: number;
}

/** An edit and the photograph it takes the place of. */
export interface Match {
  /** Its place among the files. */
  file: number;
  proof: Proof;
}

/** What became of a pile of edits; every file is in exactly one of these. */
export interface Matched {
  /** The same name, the only one of its kind. */
  sure: Match[];
  /** The same name but for what programs add to edits (`-Edit`, `_edited`, `-2`, ` copy`): a person says yes or no. */
  likely: Match[];
  /** Several photographs, or several edits, of one name. */
  unclear: number[];
  /** No photograph of such a name. */
  none: number[];
}

const ADDED =
  /[-_ ]*(?:edit(?:ed)?|bearbeitet|retouch(?:ed)?|final|copy|print|web|bw|sw|\(\d{1,2}\)|[-_]\d{1,2})$/i;

const stem = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.[^.]{1,5}$/, '')
    .trim()
    .toLowerCase();

/** What is left of a name as one addition after the other is taken off. */
function shorter(name: string): string[] {
  const found: string[] = [];
  let left = stem(name);
  for (let next = left.replace(ADDED, ''); next !== left && next !== ''; next = left.replace(ADDED, '')) {
    left = next;
    found.push(left);
  }
  return found;
}

function group<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}

/**
 * Which photographs edits belong to, by the camera's file names: case and the ending do not count (an edit of IMG_1.CR3
 * or IMG_1.jpg may be IMG_1.tif). Two cameras write the same names: where that leaves a doubt nothing is guessed.
 */
export function matchEdits(names: readonly string[], proofs: readonly Proof[]): Matched {
  const byStem = group(proofs, (proof) => stem(proof.name));
  const found: Matched = { sure: [], likely: [], unclear: [], none: [] };
  const claims = names.map((name, file) => {
    const same = byStem.get(stem(name));
    const near = same ? undefined : shorter(name).find((left) => byStem.has(left));
    return { file, proofs: same ?? byStem.get(near ?? '') ?? [], sure: same !== undefined };
  });
  const claimed = group(
    claims.filter((claim) => claim.proofs.length === 1),
    (claim) => claim.proofs[0]?.id ?? '',
  );
  for (const { file, proofs: candidates, sure } of claims) {
    const [proof] = candidates;
    if (!proof) found.none.push(file);
    else if (candidates.length > 1 || (claimed.get(proof.id)?.length ?? 0) > 1) found.unclear.push(file);
    else found[sure ? 'sure' : 'likely'].push({ file, proof });
  }
  return found;
}

/** What of files that were simply put into a gallery may be edits. Every file is in `sure` or in `rest`. */
export interface Dropped {
  sure: Match[];
  /** These are in `rest` as well: new photographs unless somebody says otherwise. */
  likely: Match[];
  /** Files that may belong to several photographs, or claim one that others claim too; they are in `rest`. */
  unclear: number[];
  rest: number[];
}

/**
 * What of files that were simply put into a gallery looks like edits of photographs there are: those of the same name (or
 * nearly) that are other bytes. Null where there is none, and nothing needs to be asked: what is sent once more, because
 * an upload broke off, is the same file.
 */
export function editsAmong(
  files: readonly { name: string; bytes: number }[],
  proofs: readonly Proof[],
): Dropped | null {
  const mark = (name: string, bytes: number | undefined) => `${bytes} ${stem(name)}`;
  const known = new Set(proofs.map(({ name, bytes }) => mark(name, bytes)));
  const others = files.flatMap(({ name, bytes }, file) => (known.has(mark(name, bytes)) ? [] : [file]));
  const found = matchEdits(
    others.map((file) => files[file]?.name ?? ''),
    proofs,
  );
  if (found.sure.length + found.likely.length + found.unclear.length === 0) return null;
  const placed = (match: Match): Match => ({ ...match, file: others[match.file] ?? match.file });
  const sure = found.sure.map(placed);
  const edits = new Set(sure.map(({ file }) => file));
  return {
    sure,
    likely: found.likely.map(placed),
    unclear: found.unclear.map((at) => others[at] ?? at),
    rest: files.flatMap((_, file) => (edits.has(file) ? [] : [file])),
  };
}
