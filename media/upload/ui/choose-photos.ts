/** The target of the page's upload buttons, and the address's hash for it. */
export const CHOOSE_HASH = '#add';
/** What the system's picker offers. */
export const PHOTO_FILES = 'image/*,.heic,.heif';

/** The drop zone of a page. */
interface Zone {
  project: string;
  /** Opens the file chooser. */
  open: () => void;
  /** Uploads files. */
  take: (files: FileList) => void;
}

/** Files that are chosen while their project is being created. */
export interface ChosenAhead {
  /** The project is there: its drop zone gets the files, as soon as both are. */
  giveTo: (project: string) => void;
  /** The project could not be created. */
  forget: () => void;
}

let zone: Zone | null = null;
let ahead: { files: FileList | null; project: string | null } | null = null;

function handOver(): void {
  if (!zone || !ahead?.files || ahead.project !== zone.project) return;
  const { files } = ahead;
  ahead = null;
  zone.take(files);
}

/** Registers the drop zone of the page; returns the function that removes it. */
export function offerZone(offered: Zone): () => void {
  zone = offered;
  handOver();
  return () => {
    if (zone === offered) zone = null;
  };
}

/** Opens the file chooser of the drop zone on this page; false where there is none. */
export function choosePhotos(): boolean {
  zone?.open();
  return zone !== null;
}

/**
 * Opens a file chooser before the project's page is there: a browser opens one only right after a click, and creating
 * the project takes longer. Call it while a click is handled.
 */
export function choosePhotosAhead(): ChosenAhead {
  const own: NonNullable<typeof ahead> = { files: null, project: null };
  ahead = own;
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, accept: PHOTO_FILES, hidden: true });
  input.addEventListener('change', () => {
    own.files = input.files;
    input.remove();
    handOver();
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
  return {
    giveTo: (project) => {
      own.project = project;
      handOver();
    },
    forget: () => {
      if (ahead === own) ahead = null;
      input.remove();
    },
  };
}
