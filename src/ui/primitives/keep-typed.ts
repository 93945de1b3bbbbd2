/** Text typed on a page, stored while its language is switched. Passwords and hidden fields are never stored. */

const key = (path: string) => `keepers.typed:${path}`;
const SKIPPED = new Set(['password', 'hidden', 'file', 'submit', 'button']);

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function* fields(): Generator<[string, Typed]> {
  let nth = 0;
  for (const field of document.querySelectorAll<Typed>('input[name], textarea[name], select[name]')) {
    if (!SKIPPED.has(field.type)) yield [`${field.name}:${nth++}`, field];
  }
}

const isTick = (field: Typed): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Stores every typed field of this page. */
export function keepTyped(): void {
  const kept: Record<string, string> = {};
  for (const [name, field] of fields()) kept[name] = isTick(field) ? String(field.checked) : field.value;
  try {
    sessionStorage.setItem(key(location.pathname), JSON.stringify(kept));
  } catch {
    // Without storage the switch still works.
  }
}

/** Restores stored fields, once, and fires their events. */
export function restoreTyped(): void {
  let kept: Record<string, string>;
  try {
    const text = sessionStorage.getItem(key(location.pathname));
    if (!text) return;
    sessionStorage.removeItem(key(location.pathname));
    kept = JSON.parse(text) as Record<string, string>;
  } catch {
    return;
  }
  for (const [name, field] of fields()) {
    const value = kept[name];
    if (value === undefined) continue;
    if (isTick(field)) {
      if (value === 'true' && !field.checked) field.click();
    } else if (field.value !== value) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
