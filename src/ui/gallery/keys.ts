import type { MediaView } from '@/core/wire';

/** A key binding, for the grid and the viewer alike. */
export interface KeyBinding {
  /** Physical codes (`KeyS`, `Digit1`, `Space`): the same key in every keyboard language. Or characters, like `?`. */
  keys: string[];
  /** Only with Shift, or (false) only without; else either way. */
  shift?: boolean;
  /** How the help shows the key, like `S`. */
  shown: string;
  /** The action's name, in the reader's language. */
  label: string;
  /** `media`: the photograph in the viewer, else the focused tile's, else null. False: not used after all. */
  run: (media: MediaView | null) => boolean | undefined;
}

/** The bindings of a page, in the order of their registration. */
export class KeyRegistry {
  #bindings = new Set<KeyBinding>();

  add(binding: KeyBinding): () => void {
    this.#bindings.add(binding);
    return () => this.#bindings.delete(binding);
  }

  all(): KeyBinding[] {
    return [...this.#bindings];
  }

  /**
   * Runs the binding of a pressed key, unless a text is being typed or the key is a browser shortcut. `within`: a
   * dialog whose photographs it is for.
   */
  press(event: KeyboardEvent, media: MediaView | null, within?: Element): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTaken(event, within)) return;
    for (const binding of this.#bindings) {
      if (!binding.keys.includes(event.code) && !binding.keys.includes(event.key)) continue;
      if (binding.shift !== undefined && binding.shift !== event.shiftKey) continue;
      if (binding.run(media) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

/** Typing, choosing, an open dialog, and Space or Enter on a button belong to the element itself. */
function isTaken(event: KeyboardEvent, within?: Element): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (!within && document.querySelector('dialog[open]')) return true;
  if (target?.closest('input:not([type="radio"]), textarea, select, [contenteditable="true"]')) return true;
  return (event.code === 'Space' || event.code === 'Enter') && target?.closest('button, input') != null;
}
