/** What a reader chose for the galleries of this host, on this device. */
export interface ReaderChoices {
  /** A background other than the studio's. */
  scheme?: 'light' | 'dark';
  /** Smaller photographs in the viewer; by default what the browser says. */
  saver?: boolean;
}

const KEY = 'keepers.reader';

/** Returns the reader's choices; none where the browser stores nothing. */
export function readChoices(): ReaderChoices {
  try {
    const { scheme, saver } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      ...((scheme === 'light' || scheme === 'dark') && { scheme }),
      ...(typeof saver === 'boolean' && { saver }),
    };
  } catch {
    return {};
  }
}

/** Stores a choice; without storage it holds for this page alone. */
export function keepChoice(change: ReaderChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readChoices(), ...change }));
  } catch {
    // A private window: the choice is applied, and not kept.
  }
}

/** Whether the reader wants smaller photographs. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return readChoices().saver ?? connection?.saveData ?? false;
}
