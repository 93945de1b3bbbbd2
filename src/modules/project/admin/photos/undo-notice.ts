const NOTICE = 'photos';
const OFFERED_MS = 10_000;

/** The part of the notices' library that is used here. */
export interface Notices {
  success: (
    text: string,
    options: { id: string; duration: number; action: { label: string; onClick: () => void } | undefined },
  ) => unknown;
  dismiss: (id: string) => unknown;
}

/** The tab's one notice of what was done, with the undo of exactly that action, if it has one. */
export class UndoNotice {
  private undo: (() => void) | null = null;
  private saving: Promise<boolean> | null = null;

  constructor(
    private readonly notices: Notices,
    private readonly label: () => string,
  ) {}

  /** Replaces the notice; `back` reverts the action, and without it nothing can be undone any more. */
  say(text: string, back?: () => void): void {
    const again = back
      ? () => {
          if (this.undo === again) this.undo = null;
          this.notices.dismiss(NOTICE);
          back();
        }
      : null;
    this.undo = again;
    this.notices.success(text, {
      id: NOTICE,
      duration: OFFERED_MS,
      // Always given: the library keeps every option of the former notice that the next one omits.
      action: again ? { label: this.label(), onClick: again } : undefined,
    });
  }

  /** `undoLast` waits for what is being saved, because it undoes what is shown. */
  hold(saving: Promise<boolean>): void {
    this.saving = saving;
    void saving.finally(() => {
      if (this.saving === saving) this.saving = null;
    });
  }

  /** Reverts the last action; returns whether there is one. */
  undoLast(): boolean {
    if (this.saving) {
      void this.saving.then((saved) => saved && this.undo?.());
      return true;
    }
    if (!this.undo) return false;
    this.undo();
    return true;
  }
}
