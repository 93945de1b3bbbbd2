'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { Button } from './Button';

/** The two buttons at the end of a list's row; `edit` and `remove` are their labels with the row's name. */
export function EditAndRemove({
  edit,
  onEdit,
  remove,
  onRemove,
  busy,
}: {
  edit: string;
  onEdit: () => void;
  remove: string;
  onRemove: () => void;
  busy: boolean;
}) {
  return (
    <>
      <Button iconOnly look="quiet" aria-label={edit} onClick={onEdit}>
        <Pencil aria-hidden />
      </Button>
      <Button iconOnly look="quiet" disabled={busy} aria-label={remove} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </>
  );
}
