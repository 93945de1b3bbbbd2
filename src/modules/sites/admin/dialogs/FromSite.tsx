'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Thumb } from '../fields/Thumb';
import { useBuilder } from '../state/builder-context';
import css from '../styles/shared.module.css';
import { Choosing } from './Choosing';

/** Chooses from the pictures that the site already has. */
export function FromSite({
  most,
  without,
  onChosen,
}: {
  most: number;
  without: string[];
  onChosen: (ids: string[]) => void;
}) {
  const t = useT('sites.builder.choose');
  const { pictures } = useBuilder();
  const [chosen, setChosen] = useState<string[]>([]);
  const choices = Object.entries(pictures)
    .filter(([id, { state }]) => state !== 'refused' && !without.includes(id))
    .reverse()
    .map(([id, { name }]) => ({ id, name: name ?? '', picture: <Thumb id={id} /> }));
  if (choices.length === 0) return <p className={css.note}>{t('siteEmpty')}</p>;
  return (
    <Choosing
      choices={choices}
      chosen={chosen}
      most={most}
      busy={false}
      onChange={setChosen}
      onDone={onChosen}
    />
  );
}
