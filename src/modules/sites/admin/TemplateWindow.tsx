import css from './choose.module.css';
import type { Language } from './state/builder-context';

/** The home page of a template with the account's own photographs, scaled down; a picture that leads nowhere. */
export function TemplateWindow({
  template,
  name,
  locale,
  query,
}: {
  template: string;
  name: string;
  locale: Language;
  query: string;
}) {
  return (
    <span className={css.window}>
      <iframe
        title={name}
        src={`/api/x/sites/templates/${template}/preview${query || '?'}&locale=${locale}`}
        sandbox="allow-same-origin"
        tabIndex={-1}
        loading="lazy"
      />
    </span>
  );
}
