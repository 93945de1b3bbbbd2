'use client';

import { useTranslations as useT } from 'next-intl';
import { ItemList } from '../fields/ItemList';
import { LinkField, type LinkValue } from '../fields/LinkField';
import { useBuilder } from '../state/builder-context';

const MOST = 12;

/** An ordered list of links, for menu and footer. */
export function LinksField({
  value,
  onChange,
}: {
  value: LinkValue[];
  onChange: (value: LinkValue[]) => void;
}) {
  const t = useT('sites.builder.site');
  const { document, language } = useBuilder();
  const create = (): LinkValue => {
    const page =
      document.pages.find(({ id }) => !value.some(({ to }) => to === `page:${id}`)) ?? document.pages[0];
    return { label: { ...page?.title }, to: `page:${page?.id ?? ''}` };
  };
  return (
    <ItemList
      value={value}
      max={MOST}
      nameOf={({ label }) => label[language] || label.en || label.he || t('linkUnnamed')}
      labels={{
        move: (name) => t('moveLink', { name }),
        remove: (name) => t('removeLink', { name }),
      }}
      addLabel={t('addLink')}
      create={create}
      form={(link, change) => (
        <LinkField label={t('link')} value={link} onChange={(next) => next.to && change(next)} />
      )}
      onChange={onChange}
    />
  );
}
