'use client';

import { parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import type { SitePageDocument } from '../../rules/document';
import { withPage } from '../../rules/edit-document';
import { slugProblem, toSlug } from '../../rules/slug';
import { PictureField } from '../fields/PictureFields';
import { WordsField } from '../fields/WordsField';
import { useBuilder } from '../state/builder-context';

/** What a page is called, where it is, and how it is shown elsewhere. */
export function PageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('sites.builder.page');
  const { document, change } = useBuilder();
  const page = document.pages.find((one) => one.id === id);
  const [slug, setSlug] = useState(page?.slug ?? '');
  if (!page) return null;
  const home = page.slug === '';
  const taken = document.pages.filter((one) => one.id !== id).map((one) => one.slug);
  const problem = home ? null : slugProblem(slug, taken);
  const write = (more: Partial<SitePageDocument>, key: string) =>
    change((all) => withPage(all, id, (one) => ({ ...one, ...more })), `${id}.${key}`);
  return (
    <parts.Dialog title={t('title')} onClose={onClose}>
      <WordsField
        label={t('name')}
        max={120}
        value={page.title}
        onChange={(title) => write({ title }, 'title')}
      />
      {home ? null : (
        <parts.TextField
          label={t('slug')}
          help={t('slugHelp')}
          dir="ltr"
          value={slug}
          maxLength={80}
          spellCheck={false}
          autoCapitalize="none"
          {...(problem ? { errors: [t(`slugProblem.${problem}`)] } : {})}
          onChange={({ target }) => {
            setSlug(target.value);
            const next = toSlug(target.value);
            if (slugProblem(next, taken) === null) write({ slug: next }, 'slug');
          }}
          onBlur={() => setSlug(toSlug(slug) || page.slug)}
        />
      )}
      {home ? null : (
        <>
          <parts.CheckField
            label={t('shown')}
            help={t('shownHelp')}
            checked={page.shown}
            onChange={({ target }) => write({ shown: target.checked }, 'shown')}
          />
          <parts.CheckField
            label={t('inMenu')}
            checked={page.inMenu}
            onChange={({ target }) => write({ inMenu: target.checked }, 'inMenu')}
          />
        </>
      )}
      <WordsField
        label={t('description')}
        help={t('descriptionHelp')}
        max={320}
        lines={3}
        value={page.description}
        onChange={(description) => write({ description }, 'description')}
      />
      <PictureField
        label={t('card')}
        value={page.picture}
        onChange={(picture) => write({ picture }, 'picture')}
      />
      <parts.DialogActions>
        <parts.Button look="primary" onClick={onClose}>
          {t('done')}
        </parts.Button>
      </parts.DialogActions>
    </parts.Dialog>
  );
}
