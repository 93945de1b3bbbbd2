interface Facts {
  code?: unknown;
  message?: unknown;
  where?: unknown;
  cause?: unknown;
}

/** A row others must refer to: the database will not let it go, or would have to leave them without it. */
function refusesDeletion({ code, message, where }: Facts): boolean {
  if (code === '23503') return String(message ?? '').startsWith('update or delete on table');
  return code === '23502' && /^SQL statement "UPDATE ONLY .* SET .* = NULL/.test(String(where ?? ''));
}

/** Whether a deletion failed because other records depend on what was to go; causes are looked at too. */
export function hasDependentRecords(error: unknown): boolean {
  let at = error;
  for (let depth = 0; at instanceof Object && depth < 6; depth += 1) {
    if (refusesDeletion(at as Facts)) return true;
    at = (at as Facts).cause;
  }
  return false;
}
