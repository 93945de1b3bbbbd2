import { siteParts } from '@/modules/sites/parts';
import type { SiteField } from '@/modules/sites/rules/site-form';
import { composeSites } from '@/web/compose-sites';

/** Texts that stress a layout: very long, and in each language. */
const WORDS = {
  en: 'An afternoon of unhurriednessandlongwords, and no one looked at the watch',
  he: 'אחר צהריים ארוך בלי למהר, ואף אחד לא הסתכל בשעון',
};
const PROSE = {
  en: 'The first paragraph, with **weight** and a [link](https://example.com).\n\n- One thing\n- Another\n\nThe last one.',
  he: 'הפסקה הראשונה, עם **הדגשה** ו[קישור](https://example.com).\n\n- דבר אחד\n- דבר שני\n\nוהאחרונה.',
};
/** The number of entries in a list, and of pictures in a gallery. */
const ITEMS = 3;
const PICTURES = 7;

interface Written {
  id: string;
  type: string;
  settings: Record<string, unknown>;
}

function fill(fields: readonly SiteField[], nextPicture: () => string): Record<string, unknown> {
  const value = (field: SiteField): unknown => {
    switch (field.kind) {
      case 'words':
        return field.max < 100 ? { en: WORDS.en.slice(0, 24), he: WORDS.he.slice(0, 24) } : WORDS;
      case 'prose':
        return PROSE;
      case 'picture':
        return nextPicture();
      case 'pictures':
        return Array.from({ length: Math.min(field.max, PICTURES) }, nextPicture);
      case 'link':
        return { label: { en: 'See more of it', he: 'לראות עוד מזה' }, to: 'page:home' };
      case 'items':
        return Array.from({ length: Math.min(field.max, ITEMS) }, () => fill(field.fields, nextPicture));
      default:
        return field.name === 'video' ? 'https://vimeo.com/76979871' : undefined;
    }
  };
  return Object.fromEntries(
    fields.map((field) => [field.name, value(field)]).filter(([, its]) => its !== undefined),
  );
}

/** Draws nothing without a finished film of the site's studio. */
const WITHOUT_FILM = 'clips.block';

/**
 * Every block that a photographer's page may have, filled to its limits, and once for each of its choices: what a
 * template has to render well. `pictures` are ids of the site's pictures, used in turn.
 */
export function everyBlock(pictures: readonly string[]): Written[] {
  composeSites();
  let counted = 0;
  const nextPicture = () => pictures[counted++ % pictures.length] as string;
  return siteParts()
    .blocks.filter(({ on, id }) => on !== 'platform' && id !== WITHOUT_FILM)
    .flatMap(({ id: type, form }) => {
      const name = type.replace('.', '-');
      const whole = { id: name, type, settings: fill(form, nextPicture) };
      const choices = form.flatMap((field) =>
        field.kind === 'choice' ? field.options.map((option) => [field.name, option] as const) : [],
      );
      return [
        whole,
        ...choices.map(([field, option]) => ({
          id: `${name}-${field}-${option}`.slice(0, 40),
          type,
          settings: { ...fill(form, nextPicture), [field]: option },
        })),
      ];
    });
}
