'use client';

import { useTranslations } from 'next-intl';
import type { PresetView } from '@/modules/project/queries/presets-repo';
import css from './new-project.module.css';

interface Props {
  own: PresetView[];
  examples: PresetView[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The start of the project: empty, one of the studio's presets, or an example. */
export function PresetChoice({ own, examples, chosen, onChoose }: Props) {
  const t = useTranslations('admin-projects.preset');
  const option = ({
    id,
    name,
    galleries,
    products,
  }: Pick<PresetView, 'id' | 'name' | 'galleries' | 'products'>) => (
    <label key={id} className={css.preset} data-on={chosen === id || undefined}>
      <input type="radio" name="preset" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
      <b dir="auto">{name}</b>
      <span dir="auto">
        {id === '' ? t('emptyText') : [...galleries, ...products.map((product) => product.name)].join(' · ')}
      </span>
    </label>
  );
  return (
    <fieldset className={css.presets}>
      <legend>{t('start')}</legend>
      <div>
        {option({ id: '', name: t('empty'), galleries: [], products: [] })}
        {own.map(option)}
        {examples.map(option)}
      </div>
    </fieldset>
  );
}
