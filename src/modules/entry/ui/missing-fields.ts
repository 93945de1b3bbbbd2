/** Returns the same error for each empty required field. */
export function missingFields(
  data: FormData,
  names: readonly string[],
  line: string,
): Record<string, string[]> {
  const missing = names.filter((name) => !String(data.get(name) ?? '').trim());
  return Object.fromEntries(missing.map((name) => [name, [line]]));
}
