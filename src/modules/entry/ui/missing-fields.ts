/** The required fields nothing was typed into, each with the same line. */
export function missingFields(
  data: FormData,
  names: readonly string[],
  line: string,
): Record<string, string[]> {
  const missing = names.filter((name) => !String(data.get(name) ?? '').trim());
  return Object.fromEntries(missing.map((name) => [name, [line]]));
}
