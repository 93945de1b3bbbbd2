interface Facts {
  code?: unknown;
  message?: unknown;
  where?: unknown;
  cause?: unknown;
}

/** PostgreSQL refuses to delete a row that others refer to. */
function refusesDeletion({ code, message, where }: Facts): boolean {
  if (code === '23503') return String(message ?? '').startsWith('update or delete on table');
  return code === '23502' && /^SQL statement "UPDATE ONLY .* SET .* = NULL/.test(String(where ?? ''));
}

/** A referenced row does not exist (any more), or is of another tenant. */
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

/** Whether a deletion failed because other records depend on the row; causes are checked too. */
export const hasDependentRecords = (error: unknown): boolean => isSome(error, refusesDeletion);

/** Whether a write failed because a referenced row does not exist, or is another tenant's; causes are checked too. */
export const namesNoRecord = (error: unknown): boolean => isSome(error, refusesName);
