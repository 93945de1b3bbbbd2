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

/** A row that is to be named is not there (any more), or is not of the same tenant. */
const refusesName = ({ code, message }: Facts): boolean =>
  code === '23503' && String(message ?? '').startsWith('insert or update on table');

/** Whether an error or one of its causes is such a refusal. */
function isSome(error: unknown, refusal: (facts: Facts) => boolean): boolean {
  let at = error;
  for (let depth = 0; at instanceof Object && depth < 6; depth += 1) {
    if (refusal(at as Facts)) return true;
    at = (at as Facts).cause;
  }
  return false;
}

/** Whether a deletion failed because other records depend on what was to go; causes are looked at too. */
export const hasDependentRecords = (error: unknown): boolean => isSome(error, refusesDeletion);

/** Whether a write failed because a row it names is not there, or is another tenant's; causes are looked at too. */
export const namesNoRecord = (error: unknown): boolean => isSome(error, refusesName);
