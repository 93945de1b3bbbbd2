import { useTranslations as useT } from 'next-intl';
import { Field, FormWrong } from '../../inquiries/ui/Field';
import { Prose, Title, useBlock, usePage } from '../../page/page-parts';
import type { EntryData } from '../blocks';
import { SearchForm } from './SearchForm';

/** A form to enter a project by its code, as client or guest, and one to find it by its name. */
export function EntryView({ title, text, button }: EntryData) {
  const t = useT('sites.entry');
  const { id, form } = useBlock();
  const { draft, searches } = usePage();
  return (
    <div className="narrow entry">
      <Title>{title}</Title>
      <Prose text={text} className="lead" />
      <form
        action="/client_access"
        method="post"
        className="form"
        data-send="open"
        data-sending={t('opening')}
        data-failed={t('failed')}
        data-proving={t('proving')}
      >
        <input type="hidden" name="block" value={id} />
        <FormWrong fields={['code', 'selection_password', 'email']} />
        <Field
          name="code"
          label={t('code')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <label className="choice">
          <input type="checkbox" name="guest" value="true" defaultChecked={form?.values.guest === 'true'} />
          <span>{t('guest')}</span>
        </label>
        <details className="more-fields" open={Boolean(form?.errors.selection_password)}>
          <summary>{t('havePassword')}</summary>
          <Field
            name="selection_password"
            label={t('password')}
            type="password"
            maxLength={200}
            autoComplete="off"
            optional=""
          />
          <Field
            name="email"
            label={t('email')}
            type="email"
            maxLength={320}
            autoComplete="email"
            optional=""
          />
        </details>
        <button className="button" type="submit" disabled={draft}>
          {button || t('button')}
        </button>
      </form>
      {/* One search for a page; a refused one of this block shows its error. */}
      {searches && !form?.errors.q ? null : (
        <details className="more-fields no-code" open={Boolean(form?.errors.q)}>
          <summary>{t('noCode')}</summary>
          <SearchForm />
        </details>
      )}
    </div>
  );
}
