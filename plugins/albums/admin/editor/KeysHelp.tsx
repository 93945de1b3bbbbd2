'use client';

import { useT } from '@plugins/kit/admin';
import { KeysList } from '@plugins/kit/admin/internal';
import { Button, Dialog } from '@plugins/kit/admin/parts';
import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import css from './editor.module.css';
import { isTyping } from './use-editor-keys';

// texts: albums.admin.editor.keys.*

const KEYS = [
  ['step', 'Page Up / Page Down'],
  ['move', 'Alt + ← →'],
  ['crop', '← ↑ → ↓'],
  ['zoom', '+ −'],
  ['remove', 'Delete'],
  ['leave', 'Esc'],
  ['undo', 'Ctrl/⌘ + Z'],
  ['redo', 'Ctrl/⌘ + Shift + Z'],
  ['help', '?'],
] as const;

/** The button, and the key `?`, that list the editor's keyboard shortcuts. */
export function KeysHelp() {
  const t = useT('albums.admin.editor.keys');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const other = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || other || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <span className={css.keysButton}>
        <Button small iconOnly aria-label={t('title')} title={t('title')} onClick={() => setOpen(true)}>
          <Keyboard aria-hidden />
        </Button>
      </span>
      {open && (
        <Dialog title={t('title')} onClose={() => setOpen(false)}>
          <KeysList keys={KEYS} t={t} />
        </Dialog>
      )}
    </>
  );
}
