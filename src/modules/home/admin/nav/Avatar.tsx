import { studioPerson } from '@/modules/access/enter-studio';
import css from './nav.module.css';

/** The first letter of the user's name, or of their address, in the header's link to their account. */
export async function Avatar() {
  const person = await studioPerson();
  const [letter = ''] = (person?.user.first_name || person?.user.email || '').trim();
  return (
    <span className={css.avatar} aria-hidden>
      {letter.toLocaleUpperCase(person?.locale)}
    </span>
  );
}
