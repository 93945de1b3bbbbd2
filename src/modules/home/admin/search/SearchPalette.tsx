'use client';

import { Search, X } from 'lucide-react';
import { usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SEARCH_LENGTH } from '@/core/text/fold-words';
import { dayText } from '@/ui/admin/times';
import { foundOptions, KINDS, moveBy, type Option, type Screen, screenOptions } from './options';
import { keepRecent, readRecent } from './recent';
import { SearchLine } from './SearchLine';
import { SearchNote } from './SearchNote';
import css from './search.module.css';
import { useSearch } from './use-search';

interface Props {
  screens: Screen[];
  person: string;
  onClose: () => void;
}

const LIST = 'search-list';

/** The search dialog: a field and its results. The focus stays in the field; arrows choose, Enter opens. */
export function SearchPalette({ screens, person, onClose }: Props) {
  const t = useTranslations('admin-home.search');
  const locale = useLocale();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(() => readRecent(person));
  const [at, setAt] = useState(-1);
  const { found, state, again } = useSearch(text);
  const typed = text.trim() !== '';
  const options = useMemo(
    () => [
      ...(typed ? foundOptions(found ?? NOTHING, (day) => dayText(day, locale)) : recent),
      ...screenOptions(screens, text),
    ],
    [typed, found, recent, screens, text, locale],
  );
  const chosen = typed && at < 0 && options.length > 0 ? 0 : Math.min(at, options.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  // A form's question is answered over the palette, which then leads on.
  const path = usePathname();
  const begun = useRef(path);
  useEffect(() => {
    if (path !== begun.current) onClose();
  }, [path, onClose]);
  useEffect(() => {
    document.getElementById(`${LIST}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const open = (option: Option) => {
    keepRecent(person, option);
    onClose();
    router.push(option.href);
  };
  const listen = (event: KeyboardEvent) => {
    // During IME composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt(moveBy(chosen, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // As by a click, at which a form with unsaved input asks first.
      document.getElementById(`${LIST}-${chosen}`)?.click();
    }
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={() => undefined}
    >
      <div className={css.bar}>
        <Search aria-hidden />
        <input
          type="text"
          role="combobox"
          className={css.field}
          // The dialog opens for this field.
          autoFocus
          value={text}
          maxLength={SEARCH_LENGTH}
          dir={text ? 'auto' : undefined}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          aria-expanded={options.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${LIST}-${chosen}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setText(event.target.value);
            setAt(-1);
          }}
          onKeyDown={listen}
        />
        <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <div className={css.scroll}>
        <div
          className={css.list}
          id={LIST}
          role="listbox"
          aria-label={t('title')}
          aria-busy={state === 'asking'}
        >
          {KINDS.map((kind) => {
            const lines = options.flatMap((option, index) =>
              option.kind === kind ? [{ option, index }] : [],
            );
            return lines.length === 0 ? null : (
              // biome-ignore lint/a11y/useSemanticElements: a listbox groups options by role, not by fieldsets
              <div key={kind} role="group" aria-labelledby={`${LIST}-of-${kind}`}>
                <p className={css.kind} id={`${LIST}-of-${kind}`} role="presentation">
                  {t(`kind.${kind}`)}
                </p>
                {lines.map(({ option, index }) => (
                  <SearchLine
                    key={option.href}
                    id={`${LIST}-${index}`}
                    option={option}
                    chosen={index === chosen}
                    onPoint={() => setAt(index)}
                    onOpen={() => open(option)}
                  />
                ))}
              </div>
            );
          })}
        </div>
        <SearchNote
          state={typed ? state : 'idle'}
          count={options.length}
          text={text}
          onAgain={again}
          onForget={
            typed || recent.length === 0
              ? null
              : () => {
                  keepRecent(person, null);
                  setRecent([]);
                }
          }
        />
      </div>
    </dialog>
  );
}

const NOTHING = { projects: [], people: [], galleries: [], photos: [] };
