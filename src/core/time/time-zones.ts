/** True for a name of the time zone database that this machine knows. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return /^[A-Za-z]/.test(value);
  } catch {
    return false;
  }
}
