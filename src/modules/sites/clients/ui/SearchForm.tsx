import { useTranslations as useT } from 'next-intl';
import { Field, FormWrong } from '../../inquiries/ui/Field';
import { useBlock, usePage } from '../../page/page-parts';

/** A form that finds a project by its name and opens it here: phones block a tab opened after a response. */
export function SearchForm() {
  const t = useT('sites.clients');
  const { id } = useBlock();
  const { draft } = usePage();
  return (
    <form
      action="/events/search"
      method="post"
      className="form form-line"
      data-send="open"
      data-sending={t('searching')}
      data-failed={t('failed')}
      data-proving={t('proving')}
    >
      <input type="hidden" name="block" value={id} />
      <Field name="q" label={t('search')} maxLength={200} autoComplete="off" enterKeyHint="search" />
      <button className="button" type="submit" disabled={draft}>
        {t('find')}
      </button>
      <FormWrong fields={['q']} />
    </form>
  );
}
