import { LanguageOffer } from '@plugins/kit/ui/internal';
import { whenShown } from '@plugins/kit/ui/parts';
import { type ReactNode, useState } from 'react';

/** In a gallery's address it opens the dialog: the studio's link for guests, and the link to the other language. */
export const OPENS_DIALOG = { add: 'photos' };

const AddDialog = whenShown(() => import('./AddDialog').then((file) => file.AddDialog));

/** Returns a function that opens the dialog for photographs of one's own, and the dialog, to be rendered. */
export function useAddDialog(): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  // It stays while files are being sent: a closed dialog shows their progress when it is opened again.
  const [opened, setOpened] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  // Rendered here, in code that the gallery has already: imported by the dialog, it would become a file of its own.
  const offer = (
    <LanguageOffer
      query={OPENS_DIALOG}
      className="text-sm"
      linkClass="inline-flex min-h-11 items-center underline underline-offset-4"
    />
  );
  return {
    show,
    dialog: opened ? <AddDialog open={open} onClose={() => setOpen(false)} offer={offer} /> : null,
  };
}
