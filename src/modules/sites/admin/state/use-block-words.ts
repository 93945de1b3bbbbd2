'use client';

import { useTranslations as useT } from 'next-intl';

const plain = (name: string) => {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Returns the labels of blocks, their fields and choices: the feature's own messages (`<feature>.blocks.<name>.…`),
 * else those shared by all blocks, else the name.
 */
export function useBlockWords() {
  // A block's texts are those of its feature.
  // texts: *.blocks.*, sites.builder.fields.*, sites.builder.options.*, sites.builder.one.*
  const t = useT();
  const first = (keys: string[], otherwise: string) => {
    const found = keys.find((key) => t.has(key as never));
    return found ? t(found as never) : otherwise;
  };
  const placeOf = (type: string) => {
    const [feature = '', ...name] = type.split('.');
    return `${feature}.blocks.${name.join('_')}`;
  };
  return {
    label: (type: string) => first([`${placeOf(type)}.label`], plain(type.split('.').at(-1) ?? type)),
    about: (type: string) => first([`${placeOf(type)}.about`], ''),
    field: (type: string, name: string, list = '') =>
      first(
        [`${placeOf(type)}.${list ? `${list}_` : ''}${name}`, `sites.builder.fields.${name}`],
        plain(name),
      ),
    option: (type: string, field: string, option: string) =>
      first(
        [
          `${placeOf(type)}.${field}_${option}`,
          `sites.builder.options.${field}_${option}`,
          `sites.builder.options.${option}`,
        ],
        plain(option),
      ),
    one: (type: string, list: string) =>
      first([`${placeOf(type)}.one_${list}`, `sites.builder.one.${list}`], t('sites.builder.one.any')),
  };
}
