/** A pick's texts on the sheet. */
export interface SheetPick {
  media: string;
  /** Version of its pictures; null: none rendered yet. */
  version: string | null;
  name: string;
  /** Who picked it, and notes. */
  about: string | null;
  note: string | null;
}

/** A product with its picks. */
export interface SheetProduct {
  name: string;
  /** `12 of 12`, and further notes. */
  about: string;
  picks: SheetPick[];
}

/** All content of a contact sheet, in its reader's language. */
export interface Sheet {
  event: string;
  locale: 'en' | 'he';
  title: string;
  /** Below the title: day, studio, state of the selection. */
  lines: string[];
  products: SheetProduct[];
  /** Shown for a product without picks. */
  none: string;
  made: Date;
}
