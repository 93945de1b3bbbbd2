'use client';

import { useTranslations as useT } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { CheckField, TextField } from '@/ui/admin/Field';
import type { SitePageDocument } from '../../rules/document';
import { withPage } from '../../rules/edit-document';
import { freeSlug, RESERVED_SLUGS, slugProblem, toSlug } from '../../rules/slug';
import { PictureField } from '../fields/PictureFields';
import { WordsField } from '../fields/WordsField';
import { useBuilder } from '../state/builder-context';

type Post = NonNullable<SitePageDocument['post']>;

/** Settings of a page of the site: each change applies at once, and the builder's undo reverts it. */
export function PageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('sites.builder.page');
  const journal = useT('sites.builder.journal');
  const { document, change } = useBuilder();
  const page = document.pages.find((one) => one.id === id);
  if (!page) return null;
  return (
    <PageFields
      title={page.post ? journal('settings') : t('title')}
      page={page}
      onWrite={(more, key) =>
        change((all) => withPage(all, id, (one) => ({ ...one, ...more })), `${id}.${key}`)
      }
      onClose={onClose}
    >
      <Button look="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </PageFields>
  );
}

/** Settings of a new page, passed to `onAdd`; closing the dialog adds nothing. */
export function NewPageDialog({
  start,
  onAdd,
  onClose,
}: {
  start: SitePageDocument;
  onAdd: (page: SitePageDocument) => void;
  onClose: () => void;
}) {
  const t = useT('sites.builder');
  const common = useT('common');
  const [page, setPage] = useState(start);
  return (
    <PageFields
      title={t(page.post ? 'journal.add' : 'addPage')}
      page={page}
      fresh
      onWrite={(more) => setPage((one) => ({ ...one, ...more }))}
      onClose={onClose}
    >
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button look="primary" onClick={() => onAdd(page)}>
        {t(page.post ? 'journal.add' : 'page.add')}
      </Button>
    </PageFields>
  );
}

/** A post's date and first words. */
function PostFields({ post, onWrite }: { post: Post; onWrite: (post: Post) => void }) {
  const t = useT('sites.builder.journal');
  return (
    <>
      <TextField
        label={t('day')}
        type="date"
        value={post.day}
        // An empty date field, while one is being typed, keeps the last date.
        onChange={({ target }) => (target.value ? onWrite({ ...post, day: target.value }) : undefined)}
      />
      <WordsField
        label={t('intro')}
        help={t('introHelp')}
        max={400}
        lines={3}
        value={post.intro}
        onChange={(intro) => onWrite({ ...post, intro })}
      />
    </>
  );
}

/** A page's name, address and search engine fields; `children` are the dialog's buttons. */
function PageFields({
  title,
  page,
  fresh = false,
  onWrite: write,
  onClose,
  children,
}: {
  title: string;
  page: SitePageDocument;
  /** The page is not added yet: until its address is written, it follows the name. */
  fresh?: boolean;
  onWrite: (more: Partial<SitePageDocument>, key: string) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT('sites.builder.page');
  const journal = useT('sites.builder.journal');
  const { document, language } = useBuilder();
  const [slug, setSlug] = useState(page.slug);
  const home = page.slug === '';
  const taken = document.pages.filter(({ id }) => id !== page.id).map((one) => one.slug);
  const problem = home ? null : slugProblem(slug, taken);
  const [follows, setFollows] = useState(fresh);
  const name = (words: SitePageDocument['title']) => {
    const next = follows ? toSlug(words[language] || words.en || words.he || '') : '';
    if (!next) return write({ title: words }, 'title');
    const free = freeSlug(next, [...taken, ...RESERVED_SLUGS]);
    setSlug(free);
    write({ title: words, slug: free }, 'title');
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <WordsField label={t('name')} max={120} value={page.title} onChange={name} />
      {page.post ? <PostFields post={page.post} onWrite={(post) => write({ post }, 'post')} /> : null}
      {home ? null : (
        <TextField
          label={t('slug')}
          help={t('slugHelp')}
          dir="ltr"
          value={slug}
          maxLength={80}
          spellCheck={false}
          autoCapitalize="none"
          {...(problem ? { errors: [t(`slugProblem.${problem}`)] } : {})}
          onChange={({ target }) => {
            setFollows(false);
            setSlug(target.value);
            const next = toSlug(target.value);
            if (slugProblem(next, taken) === null) write({ slug: next }, 'slug');
          }}
          onBlur={() => setSlug(toSlug(slug) || page.slug)}
        />
      )}
      {home ? null : (
        <>
          <CheckField
            label={t('shown')}
            help={page.post ? journal('shownHelp') : t('shownHelp')}
            checked={page.shown}
            onChange={({ target }) => write({ shown: target.checked }, 'shown')}
          />
          {page.post ? null : (
            <CheckField
              label={t('inMenu')}
              checked={page.inMenu}
              onChange={({ target }) => write({ inMenu: target.checked }, 'inMenu')}
            />
          )}
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
        label={page.post ? journal('cover') : t('card')}
        value={page.picture}
        onChange={(picture) => write({ picture }, 'picture')}
      />
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}
