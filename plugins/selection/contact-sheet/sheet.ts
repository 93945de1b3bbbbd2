/** A pick on the sheet, in words. */
export interface SheetPick {
  media: string;
  /** Of its pictures; null: none are drawn yet. */
  version: string | null;
  name: string;
  /** Who picked it, and what is to be known of it. */
  about: string | null;
  note: string | null;
}

/** A product with its picks. */
export interface SheetProduct {
  name: string;
  /** `12 of 12`, and what else is said of it. */
  about: string;
  picks: SheetPick[];
}

/** Everything a contact sheet says, in its reader's language. */
export interface Sheet {
  event: string;
  locale: 'en' | 'he';
  title: string;
  /** Below the title: day, studio, what the selection is. */
  lines: string[];
  products: SheetProduct[];
  /** Said of a product nothing is picked for. */
  none: string;
  made: Date;
}
