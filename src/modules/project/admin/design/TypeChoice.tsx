'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { TYPE_PAIRS, type TypePair } from '@/core/photo/gallery-design';
import { typeTokens } from '@/ui/type/type-pairs';
import css from './design.module.css';

/** What a small card has room for: of a couple the first names, of another name its beginning. */
function sampleOf(name: string): string {
  const [one, other] = name.split(/\s*[&+]\s*/).map((person) => person.split(/\s+/)[0]);
  return one && other ? `${one} & ${other}` : name;
}

/** The choice of a type pair; each shows the project's name in its display face and a line in its text face. */
export function TypeChoice({
  name,
  chosen,
  onChoose,
}: {
  name: string;
  chosen: TypePair;
  onChoose: (pair: TypePair) => void;
}) {
  const t = useTranslations('admin');
  return (
    <fieldset className={css.group}>
      <legend>{t('field.type_pair')}</legend>
      <div className={css.types}>
        {TYPE_PAIRS.map((pair) => (
          <label key={pair} className={css.choice} data-type="">
            <input
              type="radio"
              name="type_pair"
              value={pair}
              checked={chosen === pair}
              onChange={() => onChoose(pair)}
            />
            <span className={css.sample} style={typeTokens(pair) as CSSProperties} aria-hidden>
              <bdi title={name}>{sampleOf(name)}</bdi>
              <span>
                <span lang="he">אבגד</span> <span lang="en">Aa</span> 2026
              </span>
            </span>
            <span>{t(`type_pair.${pair}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
