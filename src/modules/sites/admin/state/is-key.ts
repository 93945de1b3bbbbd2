/** Whether a key with Ctrl or ⌘ is that of a Latin letter, on keyboards of other scripts too (`ז` is on the key of `z`). */
export const isKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  key.toLowerCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`);
