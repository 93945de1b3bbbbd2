/** A photograph an edit may belong to. */
export interface Proof {
  id: string;
  gallery: string;
  name: string;
  /** Length of its file, where it is known. */
  bytes?: number;
  /** When it was taken, by the camera's clock: `2026-09-12T09:14:03`. */
  captured_at?: string | null;
}

/** An edit and the photograph it replaces. */
export interface Match {
  /** Its place among the files. */
  file: number;
  proof: Proof;
}

/** The result for a batch of edits; every file is in exactly one of these. */
export interface Matched {
  /** The same name, and the only one of its kind, or of its kind at that moment. */
  sure: Match[];
  /**
   * The same name but for what programs add to edits (`-Edit`, `_edited`, `-2`, ` copy`), the same name taken at
   * another moment, or another name taken at a moment no other photograph was: a person confirms it.
   */
  likely: Match[];
  /** Several photographs, or several edits, of one name. */
  unclear: number[];
  /** No photograph of such a name, and none of that moment. */
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

/** The shorter forms of a name as one addition after the other is removed. */
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

/** The photographs an edit may belong to, and whether that is sure. */
interface Claim {
  file: number;
  proofs: Proof[];
  sure: boolean;
}

/** Narrows a match by the time of both, where that is known. */
function byMoment(
  { file, proofs, sure }: Claim,
  taken: string | null,
  atMoment: Map<string, Proof[]>,
): Claim {
  if (!taken) return { file, proofs, sure };
  const then = proofs.filter(({ captured_at }) => captured_at === taken);
  if (proofs.length > 1) return then.length === 1 ? { file, proofs: then, sure } : { file, proofs, sure };
  const [only] = proofs;
  // Another camera with the same names, or a clock that was corrected: a person decides.
  if (only) return { file, proofs, sure: sure && (!only.captured_at || only.captured_at === taken) };
  const alone = atMoment.get(taken) ?? [];
  return { file, proofs: alone.length === 1 ? alone : [], sure: false };
}

/**
 * Which photographs edits belong to, by the camera's file names and its clock: case and the ending do not count (an
 * edit of IMG_1.CR3 or IMG_1.jpg may be IMG_1.tif). Two cameras write the same names: the time distinguishes them, and
 * where a doubt is left nothing is guessed. `taken`: when each edit was taken, by its file, or null.
 */
export function matchEdits(
  names: readonly string[],
  proofs: readonly Proof[],
  taken: readonly (string | null)[] = [],
): Matched {
  const byStem = group(proofs, (proof) => stem(proof.name));
  const atMoment = group(
    proofs.filter(({ captured_at }) => captured_at),
    ({ captured_at }) => captured_at ?? '',
  );
  const found: Matched = { sure: [], likely: [], unclear: [], none: [] };
  const claims = names.map((name, file) => {
    const same = byStem.get(stem(name));
    const near = same ? undefined : shorter(name).find((left) => byStem.has(left));
    const claim = { file, proofs: same ?? byStem.get(near ?? '') ?? [], sure: same !== undefined };
    return byMoment(claim, taken[file] ?? null, atMoment);
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

/** Which of the files put into a gallery may be edits. Every file is in `sure` or in `rest`. */
export interface Dropped {
  sure: Match[];
  /** These are in `rest` as well: new photographs unless a person says otherwise. */
  likely: Match[];
  /** Files that may belong to several photographs, or claim one that others claim too; they are in `rest`. */
  unclear: number[];
  rest: number[];
}

/**
 * Which of the files put into a gallery look like edits of its photographs: those of the same name (or nearly) with
 * other bytes. Null where there is none, and no question is needed: a file sent once more, because an upload broke off,
 * is the same file.
 */
export function editsAmong(
  files: readonly { name: string; bytes: number; captured_at?: string | null }[],
  proofs: readonly Proof[],
): Dropped | null {
  const mark = (name: string, bytes: number | undefined) => `${bytes} ${stem(name)}`;
  const known = new Set(proofs.map(({ name, bytes }) => mark(name, bytes)));
  const others = files.flatMap(({ name, bytes }, file) => (known.has(mark(name, bytes)) ? [] : [file]));
  const found = matchEdits(
    others.map((file) => files[file]?.name ?? ''),
    proofs,
    others.map((file) => files[file]?.captured_at ?? null),
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
