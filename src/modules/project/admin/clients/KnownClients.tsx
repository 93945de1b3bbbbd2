'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import { TextField } from '@/ui/admin/Field';
import css from './clients.module.css';
import { useKnownClients } from './use-known-clients';

const MOST = 6;

/** A name field that suggests the account's own clients: arrows and Enter, or a tap. */
export function KnownClients({
  value,
  errors,
  onChange,
  onChoose,
}: {
  value: string;
  errors?: string[];
  onChange: (value: string) => void;
  onChoose: (client: ClientLine) => void;
}) {
  const t = useTranslations('admin-clients');
  const list = useId();
  const [typed, setTyped] = useState(false);
  const [at, setAt] = useState(-1);
  const q = value.trim();
  const found = useKnownClients(typed && q.length > 1 ? q : null).slice(0, MOST);
  const open = typed && found.length > 0;
  const choose = (client: ClientLine) => {
    setTyped(false);
    onChoose(client);
  };
  const key = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(false);
    }
  };
  return (
    <div className={css.known}>
      <TextField
        label={t('name')}
        name="name"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        errors={errors}
        value={value}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? `${list}${at}` : undefined}
        onChange={(event) => {
          setTyped(true);
          setAt(-1);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={key}
        onBlur={() => setTyped(false)}
      />
      <div id={list} role="listbox" aria-label={t('nav')} className={css.knownList} hidden={!open}>
        {found.map((client, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
          <div
            key={client.id}
            id={`${list}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css.knownOne}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(client)}
          >
            <bdi>{client.name || client.email}</bdi>
            <span dir="ltr">{client.email ?? client.phone ?? ''}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
