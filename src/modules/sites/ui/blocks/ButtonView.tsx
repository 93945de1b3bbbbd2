import type { ButtonData as Data } from '../../blocks/button';
import { cx, SiteLink } from '../../page/page-parts';

/** One or two buttons alone. */
export function ButtonView({ button, second, align }: Data) {
  return (
    <p className={cx('wide', 'buttons', `at-${align}`)}>
      {button && <SiteLink to={button} className="button" />}
      {second && <SiteLink to={second} className={cx('button', button && 'quiet')} />}
    </p>
  );
}
